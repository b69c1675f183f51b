<?php
declare(strict_types=1);

namespace UserFeedback\DemoContent;

use UserFeedback\Licensing\Plans\Edition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Plugin;

/** The order of steps: a page can only embed a survey that exists. */
final class Fill {

	/** Others answer the newsletter's. */
	private const ON_WEBSITE = 0.6;

	/** Visits with stored clicks, for each response. */
	private const VISITS = 0.8;

	public function __construct(
		private readonly Surveys $surveys,
		private readonly Edition $edition,
		private readonly Dice $dice
	) {}

	/** @return array<string, int> numbers of items, by type. */
	public function with( int $responses ): array {
		// The newest survey is a pop-up, so the newsletter's comes first; it is embedded in its page.
		$newsletter = $this->edition->allows( PlanFeature::EXTRA_QUESTION_TYPES ) ? $this->surveys->newsletter() : null;
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
			'votes'     => $this->edition->allows( PlanFeature::POST_RATINGS ) ? ( new Ratings( $this->dice ) )->give( $posts, $now ) : 0,
			'visits'    => $this->edition->allows( PlanFeature::HEATMAPS )
				? ( new Clicks( $this->dice ) )->make( $pages, (int) ( $responses * self::VISITS ), $now )
				: 0,
		);
	}
}
