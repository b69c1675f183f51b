<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live\Versions;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Requirements for publishing a version, and for saving a survey while it is compared. */
final class ComparisonRules {

	public function __construct(
		private readonly ComparisonRepository $comparisons,
		private readonly CurrentEdition $edition,
		private readonly Clock $clock
	) {}

	/** @throws ValidationFailed with each field that prevents it. */
	public function check( Survey $survey ): void {
		$violations = $this->violations( $survey );
		if ( array() !== $violations ) {
			throw new ValidationFailed( $violations, self::summary( $violations ) );
		}
	}

	/** Returns a sentence for the owner, or null if nothing prevents it. */
	public function problem( Survey $survey ): ?string {
		$violations = $this->violations( $survey );
		return array() === $violations ? null : self::summary( $violations );
	}

	/** @return list<Violation> */
	private function violations( Survey $survey ): array {
		$comparison = $survey->comparison;
		if ( null === $comparison || $comparison->hasEnded() ) {
			return array();
		}
		$found = array();
		if ( ! $comparison->isRunning() ) {
			$pair = $comparison->isVersion ? $this->comparisons->pair( $survey ) : null;
			if ( null === $pair ) {
				return array();
			}
			$found = $this->beforeStart( $pair[0] );
		}
		if ( null !== $survey->publishAt && $survey->publishAt > $this->clock->now() ) {
			$found[] = new Violation(
				'publish_at',
				'compared',
				null,
				__( 'A survey that is compared with another version can’t be scheduled.', 'userfeedback' )
			);
		}
		if ( self::hasPage( $survey->settings ) ) {
			$found[] = new Violation(
				'settings.share_page.enabled',
				'compared',
				null,
				__(
					'A survey that is compared with another version can’t have its own page, because the link would show only one of the two.',
					'userfeedback'
				)
			);
		}
		$ends = self::ends( $survey->settings );
		if ( null !== $ends ) {
			$found[] = new Violation(
				"settings.behavior.$ends",
				'compared',
				null,
				__(
					'A survey that is compared with another version can’t have an end date, a limit of responses, or quotas, because half of the visitors would see neither version afterwards.',
					'userfeedback'
				)
			);
		}
		return $found;
	}

	/** @return list<Violation> what prevents a comparison with this original. */
	private function beforeStart( Survey $original ): array {
		$reason = match ( true ) {
			! $this->edition->allows( PlanFeature::BEHAVIOR ) => $this->edition->get()->refusal( PlanFeature::BEHAVIOR ),
			! $original->isLive( $this->clock->now() ) =>
				/* translators: %s: title of a survey. */
				sprintf( __( 'The original, “%s”, isn’t published. Publish it first.', 'userfeedback' ), $original->title ),
			self::hasPage( $original->settings ) => sprintf(
				/* translators: %s: title of a survey. */
				__( 'The original, “%s”, has its own page. Turn it off first, because its link shows one version only.', 'userfeedback' ),
				$original->title
			),
			null !== self::ends( $original->settings ) => sprintf(
				/* translators: %s: title of a survey. */
				__( 'The original, “%s”, has an end date, a limit of responses, or quotas. Remove them first.', 'userfeedback' ),
				$original->title
			),
			default => null,
		};
		return null === $reason ? array() : array( new Violation( 'status', 'compared', null, $reason ) );
	}

	private static function hasPage( SurveySettings $settings ): bool {
		return true === $settings->part( 'share_page' )['enabled'];
	}

	/** Returns the setting that may take a survey offline by itself; null if none does. */
	private static function ends( SurveySettings $settings ): ?string {
		$behavior = $settings->part( 'behavior' );
		return match ( true ) {
			'expire' === $behavior['run_time']    => 'run_time',
			null !== $behavior['max_responses']   => 'max_responses',
			array() !== $behavior['quotas']       => 'quotas',
			default                               => null,
		};
	}

	/** @param non-empty-list<Violation> $violations */
	private static function summary( array $violations ): string {
		return implode( ' ', array_map( static fn( Violation $violation ): string => (string) $violation->message, $violations ) );
	}
}
