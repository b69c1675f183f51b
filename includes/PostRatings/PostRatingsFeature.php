<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use Closure;
use UserFeedback\Caches\PageCaches;
use UserFeedback\Clock;
use UserFeedback\Collector\CollectorFeature;
use UserFeedback\Database\Db;
use UserFeedback\Database\Transaction;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature as EditionFeature;
use UserFeedback\Feature;
use UserFeedback\Late;
use UserFeedback\Module;
use UserFeedback\PostRatings\Counting\CountedVotesQuery;
use UserFeedback\PostRatings\Counting\CountingModule;
use UserFeedback\PostRatings\Counting\FoldVotes;
use UserFeedback\PostRatings\Counting\ForgetPosts;
use UserFeedback\PostRatings\Counting\RatedPostRepository;
use UserFeedback\PostRatings\Counting\RecountRatings;
use UserFeedback\PostRatings\Counting\SumsRepository;
use UserFeedback\PostRatings\Counting\WaitingVotesRepository;
use UserFeedback\PostRatings\Editor\AnsweredOnQuery;
use UserFeedback\PostRatings\Editor\FeedbackController;
use UserFeedback\PostRatings\Editor\RatingColumnModule;
use UserFeedback\PostRatings\Editor\RatingEditorModule;
use UserFeedback\PostRatings\Editor\RatingOrderQuery;
use UserFeedback\PostRatings\Editor\ReadPostFeedback;
use UserFeedback\PostRatings\Places\AddonSwitchModule;
use UserFeedback\PostRatings\Places\AutomaticPlacesModule;
use UserFeedback\PostRatings\Places\ManualPlacesModule;
use UserFeedback\PostRatings\Places\PageRatings;
use UserFeedback\PostRatings\Places\RatingIcons;
use UserFeedback\PostRatings\Places\RatingPlace;
use UserFeedback\PostRatings\Places\RatingPreviewController;
use UserFeedback\PostRatings\Reading\RatedPostsQuery;
use UserFeedback\PostRatings\Reading\RatingDaysQuery;
use UserFeedback\PostRatings\Reading\RatingFilesModule;
use UserFeedback\PostRatings\Reading\RatingResultsController;
use UserFeedback\PostRatings\Reading\ReadRatedPost;
use UserFeedback\PostRatings\Reading\ReadRatedPosts;
use UserFeedback\PostRatings\Reading\VotesOfPostQuery;
use UserFeedback\PostRatings\Reading\WriteRatingFile;
use UserFeedback\PostRatings\Reasons\DeleteReasons;
use UserFeedback\PostRatings\Reasons\ReasonRepository;
use UserFeedback\PostRatings\Reasons\ReasonsController;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsController;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\PostRatings\Settings\SaveRatingSettings;
use UserFeedback\PostRatings\Voting\CastVote;
use UserFeedback\PostRatings\Voting\ReadRating;
use UserFeedback\PostRatings\Voting\VotesController;
use UserFeedback\PostRatings\Voting\VotingFeature;
use UserFeedback\Responses\Counting\ProcessSoon;
use UserFeedback\Responses\Submit\SubmitFeature;
use UserFeedback\Widget\Bundle;
use UserFeedback\Widget\Editor\RegisterEditorScript;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Post ratings. Each page creates this, so its dependencies are lazy. */
final class PostRatingsFeature extends Feature {

	private ?VotingFeature $voting = null;
	private ?PageRatings $page     = null;
	private ?FoldVotes $fold       = null;

	/**
	 * @param Late<Clock>            $clock
	 * @param Late<CurrentEdition>   $edition
	 * @param Late<SubmitFeature>    $submit
	 * @param Late<CollectorFeature> $collector
	 * @param Closure(): Transaction $transaction
	 */
	public function __construct(
		private readonly string $file,
		private readonly Db $db,
		private readonly Late $clock,
		private readonly Late $edition,
		private readonly Late $submit,
		private readonly Late $collector,
		private readonly Closure $transaction
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			RatingSettingsController::class => $this->settingsController(),
			RatingPreviewController::class  => new RatingPreviewController( $this->settings() ),
			RatingSettingsRepository::class => $this->settings(),
			SaveRatingSettings::class       => $this->save(),
			VotesController::class          => $this->votesController(),
			CastVote::class                 => $this->voting()->cast(),
			FoldVotes::class                => $this->fold(),
			RecountRatings::class           => $this->recount(),
			RatingResultsController::class  => new RatingResultsController( $this->readPosts(), $this->readPost(), $this->lasting() ),
			WriteRatingFile::class          => $this->writeFile(),
			ReasonsController::class        => new ReasonsController( new DeleteReasons( $this->reasons() ) ),
			ReasonRepository::class         => $this->reasons(),
			FeedbackController::class       => new FeedbackController( $this->readFeedback() ),
			RatingPlace::class              => $this->place(),
			RatingColumnModule::class       => $this->column(),
			default                         => null,
		};
	}

	protected function modules(): array {
		return array(
			new ManualPlacesModule( $this->file, $this->place( ... ) ),
			( new Late( fn(): Module => new AutomaticPlacesModule( fn() => $this->settings()->get(), $this->place( ... ) ), 'wp' ) )
				->when( static fn(): bool => is_singular() ),
			new Late(
				fn(): Module => new CountingModule( $this->soon( ... ), fn(): ForgetPosts => $this->forget() ),
				'userfeedback_process',
				'admin_init',
				'deleted_post'
			),
			new Late( fn(): Module => $this->column(), 'admin_init' ),
			new Late( static fn(): Module => new AddonSwitchModule(), 'update_option_userfeedback_addons' ),
			new Late( fn(): Module => $this->editor(), 'enqueue_block_editor_assets' ),
			new Late( fn(): Module => new RatingFilesModule( $this->writeFile( ... ) ), 'admin_post_userfeedback_ratings_file' ),
		);
	}

	private function lasting(): CurrentEdition {
		return $this->edition->get()->lasting();
	}

	private function voting(): VotingFeature {
		return $this->voting ??= new VotingFeature( $this->db, $this->clock->get(), $this->submit->get(), $this->lasting() );
	}

	private function settings(): RatingSettingsRepository {
		return new RatingSettingsRepository();
	}

	private function settingsController(): RatingSettingsController {
		return new RatingSettingsController(
			$this->settings(),
			$this->save(),
			RatingIcons::PATHS,
			( new Bundle( $this->file ) )->ratingPreview()
		);
	}

	private function save(): SaveRatingSettings {
		return new SaveRatingSettings( $this->settings(), $this->edition->get(), new PageCaches() );
	}

	private function votesController(): VotesController {
		return new VotesController(
			$this->voting()->cast(),
			$this->voting()->takeReason( ... ),
			new ReadRating( $this->lasting(), VotingFeature::key(), $this->settings(), $this->voting()->votes() ),
			$this->soon()
		);
	}

	private function fold(): FoldVotes {
		return $this->fold ??= new FoldVotes( new WaitingVotesRepository( $this->db ), $this->sums(), $this->transaction );
	}

	private function soon(): ProcessSoon {
		return new ProcessSoon( $this->fold() );
	}

	private function recount(): RecountRatings {
		return new RecountRatings( new CountedVotesQuery( $this->db ), $this->sums(), $this->forget(), $this->transaction );
	}

	private function forget(): ForgetPosts {
		return new ForgetPosts( new RatedPostRepository( $this->db ) );
	}

	private function sums(): SumsRepository {
		return new SumsRepository( $this->db );
	}

	private function reasons(): ReasonRepository {
		return new ReasonRepository( $this->db );
	}

	private function posts(): RatedPostsQuery {
		return new RatedPostsQuery( $this->db );
	}

	private function days(): RatingDaysQuery {
		return new RatingDaysQuery( $this->db );
	}

	private function readPosts(): ReadRatedPosts {
		return new ReadRatedPosts( $this->fold(), $this->posts(), $this->days(), $this->clock->get() );
	}

	private function readPost(): ReadRatedPost {
		return new ReadRatedPost( $this->fold(), $this->posts(), $this->days(), new VotesOfPostQuery( $this->db ), $this->clock->get() );
	}

	private function writeFile(): WriteRatingFile {
		return new WriteRatingFile(
			$this->readPosts(),
			$this->readPost(),
			new VotesOfPostQuery( $this->db ),
			$this->lasting(),
			$this->clock->get()
		);
	}

	private function readFeedback(): ReadPostFeedback {
		return new ReadPostFeedback(
			$this->fold(),
			$this->posts(),
			$this->days(),
			$this->reasons(),
			new AnsweredOnQuery( $this->db ),
			$this->settings(),
			$this->lasting(),
			$this->clock->get()
		);
	}

	private function column(): RatingColumnModule {
		return new RatingColumnModule(
			fn(): array => $this->lasting()->allows( EditionFeature::POST_RATINGS )
				? $this->settings()->get()->values['post_types']
				: array(),
			$this->posts( ... ),
			fn(): RatingOrderQuery => new RatingOrderQuery( $this->db )
		);
	}

	private function editor(): RatingEditorModule {
		return new RatingEditorModule(
			new RegisterEditorScript( $this->file ),
			new Bundle( $this->file ),
			fn(): ?RatingSettings => $this->lasting()->allows( EditionFeature::POST_RATINGS ) ? $this->settings()->get() : null
		);
	}

	/** One shared instance: the page's text registers ratings, and its end prints their data. */
	private function pageRatings(): PageRatings {
		return $this->page ??= new PageRatings(
			$this->settings()->get(),
			new Bundle( $this->file ),
			fn(): string => $this->collector->get()->check()->named()
		);
	}

	private function place(): RatingPlace {
		return new RatingPlace(
			$this->lasting(),
			$this->settings()->get(),
			$this->pageRatings(),
			$this->voting()->votes(),
			VotingFeature::key( ... ),
			$this->clock->get()
		);
	}
}
