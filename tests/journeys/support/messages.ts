import en from '../../../site/messages/en.json' with { type: 'json' }
import id from '../../../site/messages/id.json' with { type: 'json' }
import zh from '../../../site/messages/zh.json' with { type: 'json' }

/** The site's own labels, so that a journey finds a control by its visible name. */
export const messages = { id, en, zh }
