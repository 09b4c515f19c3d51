import { m } from '../../paraglide/messages.js'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PictureCredits } from '../../ui/picture-credits.tsx'
import { EmptyNotice } from '../../ui/states/empty-notice.tsx'
import type { NewsEntry, NewsView } from './news-view.ts'

export function News({ title, news }: { title: string; news: NewsView }) {
  return (
    <section aria-labelledby="news" className="wrap py-band">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="news" className="expanded text-title">
          {title}
        </h2>
        {news.lead && (
          <LocalLink to="/blog" className="onward text-ore">
            {m.home_news_all()}
            <ArrowIcon />
          </LocalLink>
        )}
      </div>
      <div className="mt-8 h-3.5 strata text-line max-sm:hidden" />
      {news.lead ? (
        <LeadNews entry={news.lead} />
      ) : (
        <EmptyNotice text={m.home_news_empty()} className="mt-8" />
      )}
      {news.cards.length > 0 && (
        <ul className="mt-8 grid gap-x-8 gap-y-6 sm:mt-14 md:grid-cols-3">
          {news.cards.map((entry) => (
            <NewsCard key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <PictureCredits entries={[...(news.lead ? [news.lead] : []), ...news.cards]} />
    </section>
  )
}

function LeadNews({ entry }: { entry: NewsEntry }) {
  return (
    <article data-reveal className="mt-6 grid sm:mt-8 items-center gap-x-8 gap-y-5 lg:grid-cols-12">
      <Picture
        src={entry.picture}
        focus={entry.focus}
        sizes="(min-width: 80rem) 733px, (min-width: 64rem) 56vw, 92vw"
        width={736}
        height={460}
        className="aspect-[2/1] sm:aspect-[16/10] lg:col-span-7"
      />
      <div className="lg:col-span-5 lg:pl-4">
        <NewsDate date={entry.date} />
        <h3 lang={entry.language} className="expanded mt-3 text-statement">
          {entry.title}
        </h3>
        <p lang={entry.language} className="measure mt-3 text-muted max-sm:text-small sm:mt-5">
          {entry.excerpt}
        </p>
        <ReadMore entry={entry} className="mt-2 sm:mt-4" />
      </div>
    </article>
  )
}

function NewsCard({ entry }: { entry: NewsEntry }) {
  return (
    <li>
      <article data-reveal className="news-card">
        <Picture
          src={entry.picture}
          focus={entry.focus}
          sizes="(min-width: 80rem) 405px, (min-width: 48rem) 30vw, 38vw"
          width={408}
          height={272}
          className="aspect-[3/2]"
        />
        <div className="flex flex-col items-start">
          <NewsDate date={entry.date} />
          <h3
            lang={entry.language}
            className="mt-1.5 text-lead sm:mt-2 sm:mb-2 leading-snug font-semibold"
          >
            {entry.title}
          </h3>
          <ReadMore entry={entry} className="mt-auto" />
        </div>
      </article>
    </li>
  )
}

function NewsDate({ date }: { date: NewsEntry['date'] }) {
  if (!date) return null
  return (
    <time dateTime={date.machine} className="text-small text-muted tabular-nums">
      {date.human}
    </time>
  )
}

function ReadMore({ entry, className }: { entry: NewsEntry; className: string }) {
  return (
    <LocalLink to={`/blog/${entry.id}`} className={`onward text-ore ${className}`}>
      {m.home_news_more()}
      <span lang={entry.language} className="sr-only">
        : {entry.title}
      </span>
      <ArrowIcon />
    </LocalLink>
  )
}
