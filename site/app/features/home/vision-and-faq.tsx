import { DiscloseIcon } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Faq, FaqItem, Passage } from './home-view.ts'

type VisionAndFaqProps = { vision: Passage; faq: Faq }

export function VisionAndFaq({ vision, faq }: VisionAndFaqProps) {
  return (
    <section aria-labelledby="vision" className="on-dark bg-coal">
      <div className="wrap grid gap-x-8 gap-y-10 py-band sm:gap-y-16 lg:grid-cols-12">
        <div data-reveal className="lg:col-span-5">
          <p className="label text-ore-light">{vision.subtitle}</p>
          <h2 id="vision" className="expanded mt-4 text-title">
            {vision.title}
          </h2>
          <div className="mt-6 grid gap-4 text-ash">
            {vision.paragraphs.map((paragraph) => (
              <p key={paragraph} className="measure">
                {paragraph}
              </p>
            ))}
          </div>
          {vision.picture && (
            <Picture
              src={vision.picture}
              alt={vision.alt}
              credit={vision.credit}
              sizes="(min-width: 80rem) 515px, (min-width: 64rem) 39vw, 92vw"
              width={640}
              height={360}
              className="mt-10 aspect-video w-full max-sm:hidden"
            />
          )}
        </div>
        <div data-reveal className="lg:col-span-6 lg:col-start-7">
          <h3 className="label text-ore-light">{faq.title}</h3>
          <div className="mt-6 border-b border-rock">
            {faq.items.map((item, index) => (
              <FaqEntry key={item.question} item={item} isFirst={index === 0} />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

/** All entries have the same `name`, so the browser closes the others when one opens (specification, section 2). */
function FaqEntry({ item, isFirst }: { item: FaqItem; isFirst: boolean }) {
  return (
    <details name="faq" open={isFirst} className="faq-item border-t border-rock">
      <summary className="flex items-start justify-between gap-6 py-4 text-heading sm:py-5 font-semibold hover:text-ore-light">
        {item.question}
        <DiscloseIcon className="mt-1 size-5 text-ore-light" />
      </summary>
      <p className="measure pr-11 pb-7 whitespace-pre-line text-ash">{item.answer}</p>
    </details>
  )
}
