<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Saving;

use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Gives a survey with its own page a slug that no other survey has: the owner's, the one it had, or one from its title. */
final class AssignPageSlug {

	/** Longest slug made from a title. */
	private const LONGEST = 40;

	public function __construct( private readonly SurveyRepository $surveys ) {}

	/** @throws ValidationFailed another survey has the owner's slug. */
	public function run( Survey $survey, ?Survey $stored ): Survey {
		$page  = $survey->settings->part( 'share_page' );
		$asked = is_string( $page['slug'] ) ? $page['slug'] : '';
		if ( true !== $page['enabled'] ) {
			return $survey;
		}
		$before = $stored?->settings->part( 'share_page' )['slug'] ?? '';
		$slug   = '' === $asked && is_string( $before ) ? $before : $asked;
		if ( '' === $slug || ( '' === $asked && $this->isTaken( $slug, $survey ) ) ) {
			$slug = $this->unused( $survey );
		} elseif ( $this->isTaken( $slug, $survey ) ) {
			throw new ValidationFailed(
				array(
					new Violation(
						'settings.share_page.slug',
						'taken',
						null,
						__( 'Another survey already uses this address. It may be in the Trash.', 'userfeedback' )
					),
				)
			);
		}
		return $survey->with( settings: $survey->settings->with( 'share_page', array( 'slug' => $slug ) ) );
	}

	/** Falls back to a random slug, for titles in other scripts and the hundredth survey of a title. */
	private function unused( Survey $survey ): string {
		$title = substr( (string) preg_replace( '/%[0-9a-f]{2}|[^a-z0-9-]/', '', sanitize_title( $survey->title ) ), 0, self::LONGEST );
		$slug  = trim( (string) preg_replace( '/-{2,}/', '-', $title ), '-' );
		for ( $number = 1; '' !== $slug && $number < 100; $number++ ) {
			$tried = 1 === $number ? $slug : "$slug-$number";
			if ( ! $this->isTaken( $tried, $survey ) ) {
				return $tried;
			}
		}
		return bin2hex( random_bytes( 8 ) );
	}

	private function isTaken( string $slug, Survey $survey ): bool {
		return ! in_array( $this->surveys->idByPageSlug( $slug ), array( null, $survey->id ), true );
	}
}
