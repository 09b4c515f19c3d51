import { englishAdditions } from './english.ts'
import { indonesianAdditions } from './indonesian.ts'

const withoutMail = {
  id: {
    heading: 'Email tidak dapat dikirim',
    sentence:
      'Server ini belum dapat mengirim email. Mintalah admin memberi Anda kata sandi baru lewat menu Akun.',
  },
  en: {
    heading: 'No mail can be sent',
    sentence:
      'This server cannot send mail yet. Ask an admin to give you a new password under Accounts.',
  },
}

/** The admin's own words; where no mail can be sent, the page for forgotten passwords says so. */
export function adminTexts(sendsMail: boolean) {
  return {
    id: { ...indonesianAdditions, ...(sendsMail ? {} : resetWithoutMail(withoutMail.id)) },
    en: { ...englishAdditions, ...(sendsMail ? {} : resetWithoutMail(withoutMail.en)) },
  }
}

function resetWithoutMail({ heading, sentence }: { heading: string; sentence: string }) {
  return {
    authentication: {
      emailSent: heading,
      forgotPasswordEmailInstructions: sentence,
      checkYourEmailForPasswordReset: sentence,
    },
  }
}
