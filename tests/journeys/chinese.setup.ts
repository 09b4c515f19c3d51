import { test as setup } from '@playwright/test'
import { buildInChinese } from './support/chinese-company.ts'

setup('the site is built in Chinese', buildInChinese)
