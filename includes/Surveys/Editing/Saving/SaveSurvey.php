<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Saving;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\Edition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Editing\Drafts\BuildSurveyFromDraft;
use UserFeedback\Surveys\Editing\Drafts\DraftRules;
use UserFeedback\Surveys\Editing\Drafts\PublishRules;
use UserFeedback\Surveys\Editing\Drafts\SurveyDraft;
use UserFeedback\Surveys\Live\Versions\ComparisonRules;
use UserFeedback\Surveys\Live\Versions\UpdateComparisons;
use UserFeedback\Surveys\Live\QuotaRepository;
use UserFeedback\Surveys\Live\SurveyExpiry;
use UserFeedback\Surveys\Questions\FormerQuestion;
use UserFeedback\Surveys\RegisteredTypes\RegisteredTypes;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Surveys\Templates\Library\SurveyTemplates;
use UserFeedback\Surveys\Templates\TemplateShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Creates or updates a survey.
 *
 * An update that names an outdated version is rejected, so that no work is lost. An update without a version, as integrations
 * may send it, changes the current survey and leaves fields that it doesn't send. If a browser missed the response and sends a
 * new survey again, it gets the existing one.
 */
final class SaveSurvey {

	/** @param Closure(): string       $cacheNote   when cached pages show the survey; empty if all show it immediately. */
	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly BuildSurveyFromDraft $buildSurvey,
		private readonly Clock $clock,
		private readonly CurrentEdition $edition,
		private readonly AssignPageSlug $assignPageSlug,
		private readonly QuotaRepository $quotas,
		private readonly ComparisonRules $comparisonRules,
		private readonly UpdateComparisons $comparisons,
		private readonly Closure $cacheNote
	) {}

	/**
	 * @param bool $mayTell true if the user may change notifications.
	 * @param bool $maySend true if the user may also change webhooks, which send full responses to other servers.
	 * @throws ValidationFailed if a rule is broken or the survey is in the trash; nothing was stored.
	 * @throws RequestError not found, or the user may not change the notifications, or someone else saved it since; nothing was stored.
	 */
	public function save( SurveyDraft $draft, bool $mayTell = true, bool $maySend = true ): SaveResult {
		$before = $this->createdBefore( $draft );
		if ( null !== $before ) {
			return $before;
		}
		$stored = null === $draft->id ? null : $this->surveys->get( $draft->id );
		if ( null !== $stored ) {
			$this->checkMayChange( $stored, $draft );
		}
		$edition    = $this->edition->get();
		$asked      = $this->buildSurvey->build( $draft, $stored );
		$violations = $this->takenIds( $draft, $stored );
		if ( array() !== $violations ) {
			return $this->createdBefore( $draft ) ?? throw new ValidationFailed( $violations );
		}
		self::checkMayTell( $asked->notifications, $stored->notifications ?? BuildSurveyFromDraft::newNotifications(), $mayTell, $maySend );
		$asked   = $this->assignPageSlug->run( $asked->with( settings: $this->dated( $asked, $stored ) ), $stored );
		$fitting = EnforceEdition::of( $asked, $edition )->with(
			template: $this->template( $asked->template, $stored, $edition )
		);
		$lost    = $edition->describeLoss( ...RemovedFeatures::of( $asked, $fitting ), ...$this->resting( $stored, $edition ) );
		$adapted = PruneConditions::of( $fitting );
		$problem = SurveyStatus::PUBLISH === $adapted->status ? $this->unpublishable( $adapted, $asked ) : null;
		$survey  = null === $problem ? $adapted : $adapted->asDraft();
		if ( null !== $survey->publishAt && $survey->publishAt > $this->clock->now() && ! $edition->allows( PlanFeature::SCHEDULING ) ) {
			$problem = $problem ?? ( SurveyStatus::PUBLISH === $survey->status ? $edition->unscheduled() : null );
			$survey  = $survey->unscheduled(); // Without its date it would be published immediately, which nobody asked for.
		}
		$survey = self::remembering( $survey, $stored );
		try {
			$survey = null === $stored
				? $this->surveys->insert( $survey, $draft->token )
				: $this->comparisons->after( array( $stored ), fn(): Survey => $this->surveys->update( $survey ) );
			$this->countFromNow( $survey, $stored );
		} catch ( StorageFailed $failure ) {
			// A repeat of this request may have stored it first at the same moment: its token is unique.
			return $this->createdBefore( $draft ) ?? throw $failure;
		}
		RegisteredTypes::remember( array_column( $survey->questions, 'type' ) );

		return new SaveResult(
			$survey,
			SurveyStatus::PUBLISH === $survey->status,
			trim( ( $problem ?? $this->message( $survey ) ) . ' ' . $lost )
		);
	}

	/** A survey that gets a limit or a quota counts the responses that it has; so does one whose quotas get other conditions. */
	private function countFromNow( Survey $survey, ?Survey $stored ): void {
		$quotas = null === $stored ? null : $survey->quotas();
		if ( null !== $quotas && null !== $stored && $quotas->countsMoreThan( $stored->quotas() ) ) {
			$this->quotas->start( $quotas );
			$this->surveys->changed( $survey ); // It may be full already, which pages must show.
		}
	}

	private function createdBefore( SurveyDraft $draft ): ?SaveResult {
		$survey = null === $draft->id && null !== $draft->token ? $this->surveys->createdAs( $draft->token ) : null;
		return null === $survey ? null : new SaveResult( $survey, false, '', true );
	}

	/** Visitors may still have the stored questions on screen. */
	private static function remembering( Survey $survey, ?Survey $stored ): Survey {
		return $survey->with(
			questions: FormerQuestion::remember(
				$survey->questions,
				$stored->questions ?? array(),
				$stored->version ?? 0,
				SurveyStatus::PUBLISH === $stored?->status,
				SurveyStatus::PUBLISH === $survey->status
			)
		);
	}

	/** Returns a new survey as this edition stores it, without questions. */
	public function blank(): Survey {
		$blank = $this->buildSurvey->build( SurveyDraft::fromArray( array( 'title' => '-' ) ), null );
		return EnforceEdition::of( $blank, $this->edition->get() );
	}

	/** @throws RequestError permission denied. */
	private static function checkMayTell( Notifications $asked, Notifications $before, bool $mayTell, bool $maySend ): void {
		if ( ! $maySend && ! $asked->hasWebhooksOf( $before ) ) {
			throw RequestError::forbidden(
				'Webhooks need another right.',
				__(
					'To edit webhooks, you need permission to view results, because they send responses to other servers. Nothing was saved.',
					'userfeedback'
				),
				'notifications.webhook'
			);
		}
		if ( ! $mayTell && ! $asked->equals( $before ) ) {
			throw RequestError::forbidden(
				'Notifications need another right.',
				__(
					'To edit notifications, you need permission to view results or change settings, because they send responses off your site. Nothing was saved.',
					'userfeedback'
				)
			);
		}
	}

	/**
	 * Finds new question IDs, chosen by the browser, that already belong to another survey's question.
	 *
	 * @return list<Violation>
	 */
	private function takenIds( SurveyDraft $draft, ?Survey $stored ): array {
		$new = array();
		foreach ( $draft->questions ?? array() as $index => $question ) {
			foreach ( array( (string) $question->id, ...array_column( $question->question->rows, 'id' ) ) as $id ) {
				if ( '' !== $id && null === $stored?->question( $id ) && null === $stored?->answerableQuestion( $id ) ) {
					$new[ $id ] = $index;
				}
			}
		}
		$taken = $this->surveys->questionIdsElsewhere( array_keys( $new ), $stored->id ?? 0 );
		return array_map( DraftRules::takenId( ... ), array_values( array_intersect_key( $new, array_flip( $taken ) ) ) );
	}

	/** Adds the year to the end date. */
	private function dated( Survey $asked, ?Survey $stored ): SurveySettings {
		$now     = $this->clock->now();
		$from    = $this->clock->day( null === $asked->publishAt ? $now : max( $now, $asked->publishAt ) );
		$before  = null === $stored ? array() : $stored->settings->part( 'behavior' );
		$running = null !== $stored && $stored->isLive( $now ) && $asked->isLive( $now );
		return $asked->settings->with( 'behavior', SurveyExpiry::dated( $asked->settings->part( 'behavior' ), $before, $from, $running ) );
	}

	/** @throws RequestError|ValidationFailed version conflict. */
	private function checkMayChange( Survey $stored, SurveyDraft $draft ): void {
		if ( null !== $draft->version && $draft->version !== $stored->version ) {
			throw RequestError::versionConflict( $stored->version );
		}
		if ( SurveyStatus::TRASH === $stored->status ) {
			throw new ValidationFailed(
				array( new Violation( 'id', 'trash', null, __( 'This survey is in the Trash. Restore it to change it.', 'userfeedback' ) ) )
			);
		}
	}

	/** @return list<PlanFeature> features that keep the stored survey paused; saving without them would remove them. */
	private function resting( ?Survey $stored, Edition $edition ): array {
		return null === $stored || $edition->runsWithoutLockedFeatures() ? array() : RemovedFeatures::all( $stored, $edition );
	}

	/** Returns the template that the survey names if the site may use it; a stored template is kept. */
	private function template( string $key, ?Survey $stored, Edition $edition ): string {
		$before = $stored->template ?? '';
		$isFree = in_array( $key, array( '', TemplateShape::DRAFTED, $before ), true );
		return $isFree || true === SurveyTemplates::find( $key )?->isOpen( $edition ) ? $key : $before;
	}

	/**
	 * @param Survey $asked the survey as it was sent.
	 * @return string|null why it must stay a draft.
	 * @throws ValidationFailed if something is unfinished: nothing is stored, so visitors keep seeing the current version.
	 */
	private function unpublishable( Survey $adapted, Survey $asked ): ?string {
		PublishRules::check(
			$adapted,
			array_flip( array_map( static fn( Question $question ): string => $question->id, $asked->questions ) )
		);
		$this->comparisonRules->check( $asked );
		return PublishRules::nothingToAsk( $adapted );
	}

	private function message( Survey $survey ): string {
		return match ( true ) {
			$survey->isScheduled( $this->clock->now() ) => __( 'Survey scheduled.', 'userfeedback' ),
			SurveyStatus::PUBLISH === $survey->status   => trim( __( 'Survey published.', 'userfeedback' ) . ' ' . ( $this->cacheNote )() ),
			default                                     => __( 'Saved as a Draft.', 'userfeedback' ),
		};
	}
}
