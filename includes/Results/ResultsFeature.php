<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Database\Transaction;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Responses\Counting\CountingFeature;
use UserFeedback\Responses\Filters\Matching;
use UserFeedback\Responses\Filters\ReadFilter;
use UserFeedback\Responses\Searching\SearchedDayRepository;
use UserFeedback\Responses\Submit\SubmitFeature;
use UserFeedback\Results\Cross\CrossController;
use UserFeedback\Results\Cross\ReadCrossTable;
use UserFeedback\Results\Filtered\AskedFilter;
use UserFeedback\Results\Filtered\Meant;
use UserFeedback\Results\Filtered\ValuesController;
use UserFeedback\Results\Finish\FinishController;
use UserFeedback\Results\Finish\ReadFinish;
use UserFeedback\Results\Nps\NpsController;
use UserFeedback\Results\Nps\ReadNpsChange;
use UserFeedback\Results\Summary\ReadSummary;
use UserFeedback\Results\Summary\SummaryController;
use UserFeedback\Results\Summary\SummaryQuery;
use UserFeedback\Results\Survey\AnswerCountsQuery;
use UserFeedback\Results\Survey\DailyCountsQuery;
use UserFeedback\Results\Survey\ReadFilteredResults;
use UserFeedback\Results\Survey\ReadSurveyResults;
use UserFeedback\Results\Survey\ResultsController;
use UserFeedback\Results\Survey\ResultsMapper;
use UserFeedback\Results\Texts\BesideTextsQuery;
use UserFeedback\Results\Texts\NewestTextsQuery;
use UserFeedback\Results\Texts\ReadFilteredTexts;
use UserFeedback\Results\Texts\ReadTextAnswers;
use UserFeedback\Results\Texts\TextAnswersController;
use UserFeedback\Results\Texts\TextListQuery;
use UserFeedback\Results\Texts\TypedQuery;
use UserFeedback\Results\Week\ReadWeek;
use UserFeedback\Surveys\SurveysFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads the results. */
final class ResultsFeature extends Feature {

	public function __construct(
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly SurveysFeature $surveys,
		private readonly SubmitFeature $submit,
		private readonly CountingFeature $counting,
		private readonly CurrentEdition $edition
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			ResultsController::class     => new ResultsController(
				$this->surveys->repository,
				$this->ofSurvey(),
				new ResultsMapper( $this->clock ),
				$this->ofFilter(),
				$this->asked(),
				$this->range()
			),
			SummaryController::class     => new SummaryController( $this->summary(), $this->range() ),
			TextAnswersController::class => new TextAnswersController(
				$this->surveys->repository,
				$this->texts(),
				new ReadFilteredTexts(
					$this->meant(),
					new TypedQuery( $this->db ),
					new SearchedDayRepository( $this->db ),
					$this->counting->transaction()
				),
				$this->asked(),
				$this->range()
			),
			CrossController::class       => new CrossController(
				$this->surveys->repository,
				$this->asked(),
				new ReadCrossTable( $this->meant(), $this->counting->transaction() )
			),
			FinishController::class      => new FinishController(
				$this->surveys->repository,
				$this->asked(),
				new ReadFinish( $this->meant(), $this->counting->transaction() )
			),
			NpsController::class         => new NpsController(
				$this->surveys->repository,
				new ReadNpsChange( $this->ofSurvey(), $this->ofFilter() ),
				$this->asked(),
				$this->range()
			),
			ValuesController::class      => new ValuesController( $this->surveys->repository, $this->counting->bits()->read() ),
			default                      => null,
		};
	}

	/** For code that reads several parts of the results consistently. */
	public function transaction(): Transaction {
		return $this->counting->transaction();
	}

	public function ofSurvey(): ReadSurveyResults {
		return new ReadSurveyResults(
			$this->waiting(),
			new DailyCountsQuery( $this->db ),
			new AnswerCountsQuery( $this->db ),
			new NewestTextsQuery( $this->db ),
			new BesideTextsQuery( $this->db ),
			$this->counting->transaction()
		);
	}

	public function summary(): ReadSummary {
		return new ReadSummary(
			$this->waiting(),
			new SummaryQuery( $this->db ),
			$this->surveys->counts(),
			$this->counting->transaction()
		);
	}

	public function week(): ReadWeek {
		return new ReadWeek( $this->summary(), $this->range() );
	}

	private function texts(): ReadTextAnswers {
		return new ReadTextAnswers(
			$this->waiting(),
			new TextListQuery( $this->db ),
			$this->counting->search(),
			new BesideTextsQuery( $this->db ),
			$this->counting->transaction()
		);
	}

	public function ofFilter(): ReadFilteredResults {
		return new ReadFilteredResults( $this->meant(), new TypedQuery( $this->db ), $this->counting->transaction() );
	}

	public function meant(): Meant {
		$bits = $this->counting->bits()->read();
		return new Meant( $this->waiting(), $bits, new Matching( $bits, $this->counting->search() ) );
	}

	private function asked(): AskedFilter {
		return new AskedFilter( new ReadFilter( $this->edition ), $this->range(), $this->edition );
	}

	private function waiting(): WaitingTally {
		return new WaitingTally( $this->submit->responses(), $this->counting->settle() );
	}

	public function range(): AllowedRange {
		return new AllowedRange( $this->edition, $this->clock );
	}
}
