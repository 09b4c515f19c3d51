import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests of running services mostly wait: if they began last, the longest would leave one core idle. */
class ServicesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const { tests = [], others = [] } = Object.groupBy(sorted, ({ project }) =>
      project.name === 'tests' ? 'tests' : 'others',
    )
    return [...tests, ...others]
  }
}

export default defineConfig({
  test: {
    projects: ['*/vitest.config.ts', '*/vitest.postgres.config.ts'],
    sequence: { sequencer: ServicesFirst },
  },
})
