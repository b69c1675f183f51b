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

	/**
	 * @param bool $hasNps the site's edition has the question that the newsletter's survey asks.
	 * @return int how many responses there are.
	 */
	public function with( int $responses, bool $hasNps ): int {
		// The newest survey floats, so the newsletter's comes first; it has a place on its page.
		$newsletter = $hasNps ? $this->surveys->newsletter() : null;
		$website    = $this->surveys->website();
		$this->surveys->scheduled();
		$pages = $this->pages->make( ( $newsletter ?? $website )->id );

		$onWebsite = null === $newsletter ? $responses : (int) round( $responses * self::ON_WEBSITE );
		$this->responses->toWebsite( $website, $pages, $onWebsite );
		if ( null !== $newsletter ) {
			$this->responses->toNewsletter( $newsletter, $pages, $responses - $onWebsite );
		}
		return $this->responses->count();
	}
}
