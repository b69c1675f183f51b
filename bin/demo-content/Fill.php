<?php
declare(strict_types=1);

namespace UserFeedback\DemoContent;

/** The order of things: a page can only have a place for a survey that is there. */
final class Fill {

	/** The rest answers the newsletter's. */
	private const ON_WEBSITE = 0.6;

	public function __construct(
		private readonly Pages $pages,
		private readonly Surveys $surveys,
		private readonly Responses $responses
	) {}

	/** @return int how many responses there are. */
	public function with( int $responses ): int {
		// The newest survey floats, so the newsletter's comes first; it has a place on its page.
		$newsletter = $this->surveys->newsletter();
		$website    = $this->surveys->website();
		$this->surveys->scheduled();
		$pages = $this->pages->make( $newsletter->id );

		$on_website = (int) round( $responses * self::ON_WEBSITE );
		$this->responses->toWebsite( $website, $pages, $on_website );
		$this->responses->toNewsletter( $newsletter, $pages, $responses - $on_website );
		return $this->responses->count();
	}
}
