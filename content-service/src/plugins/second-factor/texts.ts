export const texts = {
  id: {
    title: 'Faktor kedua',
    about:
      'Selain kata sandi, halaman masuk meminta kode dari aplikasi autentikator di ponsel Anda.',
    isOn: 'Aktif.',
    isOff: 'Belum aktif.',
    password: 'Kata sandi Anda',
    setUp: 'Siapkan',
    scan: 'Pindai kode ini dengan aplikasi autentikator, atau ketik kuncinya:',
    qr: 'Kode QR untuk aplikasi autentikator',
    codeOfApp: 'Kode enam angka dari aplikasi',
    confirm: 'Aktifkan',
    code: 'Kode dari aplikasi, atau kode pemulihan',
    codeHint: 'Tanpa ponsel, ketik salah satu kode pemulihan Anda.',
    recovery:
      'Simpan kode pemulihan ini di tempat yang aman. Masing-masing menggantikan ponsel satu kali, dan tidak akan ditampilkan lagi.',
    copy: 'Salin kode',
    copied: 'Tersalin',
    print: 'Cetak',
    kept: 'Sudah saya simpan',
    renew: 'Buat kode pemulihan baru',
    remove: 'Matikan',
    removeForeignEntry: 'Hapus faktor kedua',
    ownPasswordOrCode: 'Kata sandi Anda, atau kode dari aplikasi Anda',
    aboutAnother:
      'Untuk rekan yang kehilangan ponsel dan kode pemulihan. Semua sesinya berakhir, dan ia masuk dengan kata sandi saja.',
    removed: 'Faktor kedua dimatikan.',
    failed: 'Tidak berhasil. Coba lagi.',
    secondStep: 'Langkah kedua',
  },
  en: {
    title: 'Second factor',
    about:
      'Besides the password, the sign-in page asks for a code from the authenticator app on your phone.',
    isOn: 'On.',
    isOff: 'Not set up.',
    password: 'Your password',
    setUp: 'Set up',
    scan: 'Scan this code with an authenticator app, or type its key:',
    qr: 'QR code for the authenticator app',
    codeOfApp: 'Six-digit code from the app',
    confirm: 'Turn on',
    code: 'Code from the app, or a recovery code',
    codeHint: 'Without your phone, type one of your recovery codes.',
    recovery:
      'Keep these recovery codes in a safe place. Each replaces the phone once, and they are not shown again.',
    copy: 'Copy the codes',
    copied: 'Copied',
    print: 'Print',
    kept: 'I have saved them',
    renew: 'Make new recovery codes',
    remove: 'Turn off',
    removeForeignEntry: 'Remove the second factor',
    ownPasswordOrCode: 'Your password, or a code from your app',
    aboutAnother:
      'For a colleague who lost their phone and recovery codes. All their sessions end, and they sign in with their password alone.',
    removed: 'The second factor is off.',
    failed: 'That did not work. Try again.',
    secondStep: 'Second step',
  },
}

export type Texts = (typeof texts)['id']
