<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Saving;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Contract\Problem\Forbidden;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Problem\Stale;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Contract\Schema\Survey\TemplateShape;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Edition;
use UserFeedback\Editions\Feature;
use UserFeedback\Questions\FormerQuestion;
use UserFeedback\Questions\Question;
use UserFeedback\Surveys\Drafts\DraftRules;
use UserFeedback\Surveys\Drafts\PublishRules;
use UserFeedback\Surveys\Drafts\ReadDraft;
use UserFeedback\Surveys\Drafts\SurveyDraft;
use UserFeedback\Surveys\Live\RunTime;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveyStatus;
use UserFeedback\Surveys\Templates\SurveyTemplates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Creates a survey, or changes one.
 *
 * An update that names the version it saw is refused when that is not the one in force, so that nobody's work is lost.
 * An update that names none, as an integration may send it, changes the survey as it is now; what it does not send, it
 * does not change. A browser that did not hear that its survey was created, and sends it again, is told what there is.
 */
final class SaveSurvey {

	/**
	 * @param Closure(): string       $cacheNote   when pages show it that come from a cache; empty where all show it at once.
	 */
	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ReadDraft $read,
		private readonly Clock $clock,
		private readonly CurrentEdition $edition,
		private readonly Closure $cacheNote
	) {}

	/**
	 * @param bool $mayTell whoever saves may decide whom responses are told to.
	 * @param bool $maySend also which other servers, which may read every answer in them.
	 * @throws Invalid a rule is broken, or the survey is in the trash; nothing was stored.
	 * @throws Forbidden the notifications are others than before; nothing was stored.
	 * @throws NotFound
	 * @throws Stale someone else saved it since; nothing was stored.
	 */
	public function run( SurveyDraft $draft, bool $mayTell = true, bool $maySend = true ): Saved {
		$before = $this->createdBefore( $draft );
		if ( null !== $before ) {
			return $before;
		}
		$stored = null === $draft->id ? null : $this->surveys->get( $draft->id );
		if ( null !== $stored ) {
			$this->checkMayChange( $stored, $draft );
		}
		$edition = $this->edition->get();
		$asked   = $this->read->run( $draft, $stored );
		$taken   = $this->takenIds( $draft, $stored );
		if ( array() !== $taken ) {
			return $this->createdBefore( $draft ) ?? throw new Invalid( $taken );
		}
		self::checkMayTell( $asked->notifications, $stored->notifications ?? ReadDraft::newNotifications(), $mayTell, $maySend );
		$asked   = $asked->with( settings: $this->dated( $asked, $stored ) );
		$fitting = FitToEdition::of( $asked, $edition )->with(
			template: $this->template( $asked->template, $stored, $edition )
		);
		$lost    = $edition->lost( ...LostToEdition::of( $asked, $fitting ), ...$this->resting( $stored, $edition ) );
		$wanted  = DropDeadConditions::of( $fitting );
		$problem = SurveyStatus::PUBLISH === $wanted->status ? $this->unpublishable( $wanted, $asked ) : null;
		$survey  = null === $problem ? $wanted : $wanted->asDraft();
		if ( null !== $survey->publishAt && $survey->publishAt > $this->clock->now() && ! $edition->allows( Feature::SCHEDULING ) ) {
			$problem = $problem ?? ( SurveyStatus::PUBLISH === $survey->status ? $edition->unscheduled() : null );
			$survey  = $survey->unscheduled(); // Without its day it would be published at once, which nobody asked for.
		}
		$survey = self::remembering( $survey, $stored );
		try {
			$survey = null === $stored ? $this->surveys->insert( $survey, $draft->token ) : $this->surveys->update( $survey );
		} catch ( StorageFailed $failure ) {
			// A repeat of this request, sent in the same moment, may have stored it first: its token is unique.
			return $this->createdBefore( $draft ) ?? throw $failure;
		}

		return new Saved(
			$survey,
			SurveyStatus::PUBLISH === $survey->status,
			trim( ( $problem ?? $this->message( $survey ) ) . ' ' . $lost )
		);
	}

	private function createdBefore( SurveyDraft $draft ): ?Saved {
		$survey = null === $draft->id && null !== $draft->token ? $this->surveys->createdAs( $draft->token ) : null;
		return null === $survey ? null : new Saved( $survey, false, '', true );
	}

	/** A visitor may still have the stored questions on screen. */
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

	/** A new survey as this edition stores it, before anything is asked in it. */
	public function blank(): Survey {
		$blank = $this->read->run( SurveyDraft::fromArray( array( 'title' => '-' ) ), null );
		return FitToEdition::of( $blank, $this->edition->get() );
	}

	/** @throws Forbidden */
	private static function checkMayTell( Notifications $asked, Notifications $before, bool $mayTell, bool $maySend ): void {
		if ( ! $maySend && ! $asked->hasWebhooksOf( $before ) ) {
			throw new Forbidden(
				'Webhooks need another right.',
				__(
					'You need permission to view results to edit webhooks, because they send responses to other servers. Nothing was saved.',
					'userfeedback'
				),
				'notifications.webhook'
			);
		}
		if ( ! $mayTell && ! $asked->equals( $before ) ) {
			throw new Forbidden(
				'Notifications need another right.',
				__(
					'You need permission to view results or change settings to edit notifications, because they send responses off the site. Nothing was saved.',
					'userfeedback'
				)
			);
		}
	}

	/**
	 * A browser may choose the id of a question it makes, but not one that stands for another survey's question.
	 *
	 * @return list<Violation>
	 */
	private function takenIds( SurveyDraft $draft, ?Survey $stored ): array {
		$new = array();
		foreach ( $draft->questions ?? array() as $index => $question ) {
			if ( null !== $question->id && null === $stored?->question( $question->id ) ) {
				$new[ $index ] = $question->id;
			}
		}
		$taken = $this->surveys->questionIdsElsewhere( array_values( $new ), $stored->id ?? 0 );
		return array_map( array( DraftRules::class, 'takenId' ), array_keys( array_intersect( $new, $taken ) ) );
	}

	/** With the year in which its run time ends. */
	private function dated( Survey $asked, ?Survey $stored ): SurveySettings {
		$now     = $this->clock->now();
		$from    = $this->clock->day( null === $asked->publishAt ? $now : max( $now, $asked->publishAt ) );
		$before  = null === $stored ? array() : $stored->settings->part( 'behavior' );
		$running = null !== $stored && $stored->isLive( $now ) && $asked->isLive( $now );
		return $asked->settings->with( 'behavior', RunTime::dated( $asked->settings->part( 'behavior' ), $before, $from, $running ) );
	}

	/** @throws Stale|Invalid */
	private function checkMayChange( Survey $stored, SurveyDraft $draft ): void {
		if ( null !== $draft->version && $draft->version !== $stored->version ) {
			throw new Stale( $stored->version );
		}
		if ( SurveyStatus::TRASH === $stored->status ) {
			throw new Invalid(
				array( new Violation( 'id', 'trash', null, __( 'This survey is in the trash. Restore it to change it.', 'userfeedback' ) ) )
			);
		}
	}

	/**
	 * @return list<Feature> what a survey has that rests because of it; that a browser sent it without would be its end.
	 */
	private function resting( ?Survey $stored, Edition $edition ): array {
		return null === $stored || $edition->strips() ? array() : LostToEdition::all( $stored, $edition );
	}

	/** The template it says it was made from, if the site may start from that one; what was stored with it stays. */
	private function template( string $key, ?Survey $stored, Edition $edition ): string {
		$before = $stored->template ?? '';
		$isFree = in_array( $key, array( '', TemplateShape::DRAFTED, $before ), true );
		return $isFree || true === SurveyTemplates::find( $key )?->isOpen( $edition ) ? $key : $before;
	}

	/**
	 * @param Survey $asked the same as it was sent.
	 * @return string|null why it is to be kept as a draft.
	 * @throws Invalid something is unfinished: nothing is stored, so that what visitors see now goes on.
	 */
	private function unpublishable( Survey $wanted, Survey $asked ): ?string {
		PublishRules::check(
			$wanted,
			array_flip( array_map( static fn( Question $question ): string => $question->id, $asked->questions ) )
		);
		return PublishRules::nothingToAsk( $wanted );
	}

	private function message( Survey $survey ): string {
		return match ( true ) {
			$survey->isScheduled( $this->clock->now() ) => __( 'Survey scheduled.', 'userfeedback' ),
			SurveyStatus::PUBLISH === $survey->status   => trim( __( 'Survey published.', 'userfeedback' ) . ' ' . ( $this->cacheNote )() ),
			default                                     => __( 'Saved as a Draft.', 'userfeedback' ),
		};
	}
}
