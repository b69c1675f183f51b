<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use UserFeedback\Surveys\LiveSurveys;

/** Which surveys a page may show. What a single visitor has seen or sent is decided in the browser, because pages are cached. */
final class Candidates {

	public function __construct( private readonly LiveSurveys $surveys ) {}

	/**
	 * @param list<int> $placed surveys that the page has places for.
	 * @return list<Candidate> newest first, then the older ones that have a place.
	 */
	public function with( array $placed ): array {
		$candidates = array();
		foreach ( $this->surveys->all() as $survey ) {
			$candidates[ $survey->id ] = new Candidate( $survey, true );
		}
		foreach ( $placed as $id ) {
			$survey = isset( $candidates[ $id ] ) ? null : $this->surveys->find( $id );
			if ( null !== $survey ) {
				$candidates[ $id ] = new Candidate( $survey, false );
			}
		}
		return array_values( $candidates );
	}

	/** Owners can keep surveys from themselves. Their pages are theirs alone: caches leave logged-in users out. */
	public function areFor( int $user_id ): bool {
		/**
		 * Whether surveys are shown to users who manage the site's options.
		 *
		 * @param bool $enabled default true.
		 */
		return true === apply_filters( 'userfeedback_enable_surveys_for_admins', true ) || ! user_can( $user_id, 'manage_options' );
	}
}
