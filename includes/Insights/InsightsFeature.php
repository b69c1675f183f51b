<?php
declare(strict_types=1);

namespace UserFeedback\Insights;

use UserFeedback\Ai\AskModel;
use UserFeedback\Ai\KnownSupport;
use UserFeedback\Ai\Model;
use UserFeedback\Ai\OneAtATime;
use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Database\Transaction;
use UserFeedback\Database\WorkLock;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Insights\Themes\ChangeTheme;
use UserFeedback\Insights\Themes\FindThemes;
use UserFeedback\Insights\Themes\LabelRepository;
use UserFeedback\Insights\Themes\LabelTexts;
use UserFeedback\Insights\Themes\ReadOn;
use UserFeedback\Insights\Themes\ReadThemes;
use UserFeedback\Insights\Themes\ThemeRepository;
use UserFeedback\Results\ResultsFeature;
use UserFeedback\Surveys\SurveysFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Summaries of results by a model. Requests are sent only on a click. */
final class InsightsFeature extends Feature {

	public function __construct(
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly SurveysFeature $surveys,
		private readonly ResultsFeature $results,
		private readonly CurrentEdition $edition,
		private readonly Transaction $transaction
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			InsightsController::class => $this->summaries(),
			ThemesController::class   => $this->themes(),
			default                   => null,
		};
	}

	private function summaries(): InsightsController {
		$summaries = new SummaryRepository( $this->db );
		return new InsightsController(
			$this->surveys->repository,
			$summaries,
			new Summarise(
				$this->model(),
				new ReadMaterial( $this->results->ofSurvey(), new TextSampleQuery( $this->db ) ),
				$summaries,
				self::lock(),
				$this->clock
			),
			$this->support(),
			$this->edition
		);
	}

	private function themes(): ThemesController {
		$themes = new ThemeRepository( $this->db );
		$labels = new LabelRepository( $this->db );
		$texts  = new TextSampleQuery( $this->db );
		$model  = $this->model();
		return new ThemesController(
			$this->surveys->repository,
			$themes,
			$labels,
			new ReadThemes( $themes, $labels, $texts ),
			new ReadOn( $texts, $themes, $labels, new FindThemes( $model, $themes ), new LabelTexts( $model, $labels ), self::lock() ),
			new ChangeTheme( $themes, $labels, $this->transaction ),
			$this->support(),
			$this->edition
		);
	}

	private function model(): AskModel {
		return new AskModel( Model::ofSite(), new OneAtATime( $this->clock ) );
	}

	private static function lock(): WorkLock {
		return new WorkLock( Model::SECONDS, Model::SECONDS + 5 );
	}

	private function support(): KnownSupport {
		return new KnownSupport( Model::ofSite(), $this->clock );
	}
}
