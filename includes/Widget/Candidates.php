<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use Closure;
use UserFeedback\Licensing\Entitlements;
use UserFeedback\Surveys\FitToEntitlements;
use UserFeedback\Surveys\LiveSurveys;
use UserFeedback\Surveys\Survey;

/** Which surveys a page may show. What a single visitor has seen or sent is decided in the browser, because pages are cached. */
final class Candidates {

	/** @param Closure(): Entitlements $entitlements what the site may use now. */
	public function __construct( private readonly LiveSurveys $surveys, private readonly Closure $entitlements ) {}

	/**
	 * @param list<int> $placed surveys that the page has places for.
	 * @param int       $page   its post, 0 for none.
	 * @return list<Candidate> newest first, then the older ones that have a place.
	 */
	public function with( array $placed, int $page = 0 ): array {
		$live = $this->surveys->all(); // All at once, also where only one is wanted: it may have come from the cache, and places ask for more.
		if ( array() === $live && array() === $placed ) {
			return array();
		}
		$choice  = PageChoice::of( $page );
		$surveys = array();
		foreach ( $this->floatingBy( $choice, $live ) as $survey ) {
			$surveys[ $survey->id ] = array( $survey, true );
		}
		foreach ( $placed as $id ) {
			$survey = isset( $surveys[ $id ] ) ? null : $this->surveys->find( $id );
			if ( null !== $survey ) {
				$surveys[ $id ] = array( $survey, false );
			}
		}
		if ( array() === $surveys ) {
			return array();
		}
		$allowed = ( $this->entitlements )();
		return array_values( array_map( static fn( array $pair ): Candidate => FitForPages::of( $choice->ruled( $pair[0] ), $pair[1], $allowed ), $surveys ) );
	}

	/**
	 * @param list<Survey> $live
	 * @return list<Survey>
	 */
	private function floatingBy( PageChoice $choice, array $live ): array {
		if ( $choice->specific > 0 ) {
			$survey = $this->surveys->find( $choice->specific );
			return null === $survey ? array() : array( $survey );
		}
		return $choice->disabled ? array() : $live;
	}

	/** A survey that is looked at, whatever its edition lacks for it: with the settings that are in force. */
	public function previewed( Survey $survey ): Candidate {
		return new Candidate( $survey->with( settings: FitToEntitlements::of( $survey, ( $this->entitlements )() )->settings ), true );
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
