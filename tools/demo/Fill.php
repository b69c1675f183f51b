<?php
declare(strict_types=1);

namespace UserFeedback\DemoContent;

use UserFeedback\Clock;
use UserFeedback\Editions\Edition;
use UserFeedback\Editions\Feature;
use UserFeedback\Plugin;

/** The order of things: a page can only have a place for a survey that is there. */
final class Fill {

	/** The rest answers the newsletter's. */
	private const ON_WEBSITE = 0.6;

	/** Visits whose clicks are kept, for each response. */
	private const VISITS = 0.8;

	public function __construct(
		private readonly Surveys $surveys,
		private readonly Edition $edition,
		private readonly Dice $dice
	) {}

	/** @return array<string, int> how many there are, by what it is. */
	public function with( int $responses ): array {
		// The newest survey floats, so the newsletter's comes first; it has a place on its page.
		$newsletter = $this->edition->allows( Feature::EXTRA_QUESTION_TYPES ) ? $this->surveys->newsletter() : null;
		$website    = $this->surveys->website();
		$this->surveys->scheduled();
		$pages = ( new Pages() )->make( ( $newsletter ?? $website )->id );

		$visitors  = new Responses( $this->dice );
		$onWebsite = null === $newsletter ? $responses : (int) round( $responses * self::ON_WEBSITE );
		$visitors->toWebsite( $website, $pages, $onWebsite );
		if ( null !== $newsletter ) {
			$visitors->toNewsletter( $newsletter, $pages, $responses - $onWebsite );
		}

		$now   = Plugin::get( Clock::class )->now();
		$posts = ( new Journal() )->write( $now );
		return array(
			'pages'     => count( $pages ),
			'posts'     => count( $posts ),
			'responses' => $visitors->count(),
			'votes'     => $this->edition->allows( Feature::POST_RATINGS ) ? ( new Ratings( $this->dice ) )->give( $posts, $now ) : 0,
			'visits'    => $this->edition->allows( Feature::HEATMAPS )
				? ( new Clicks( $this->dice ) )->make( $pages, (int) ( $responses * self::VISITS ), $now )
				: 0,
		);
	}
}
