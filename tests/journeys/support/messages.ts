import en from '../../../site/messages/en.json' with { type: 'json' }
import id from '../../../site/messages/id.json' with { type: 'json' }
import zh from '../../../site/messages/zh.json' with { type: 'json' }

/** The site's own labels, by which a journey finds a control. */
export const messages = { id, en, zh }
