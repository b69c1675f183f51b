<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Database\Transaction;
use UserFeedback\Feature;
use UserFeedback\Health\HealthModule;
use UserFeedback\Responses\Bits\BitsFeature;
use UserFeedback\Responses\Bits\PlaceRepository;
use UserFeedback\Responses\Moderation\ForgetSpam;
use UserFeedback\Responses\Moderation\ResponsesModule;
use UserFeedback\Responses\Moderation\ResponseStatusRepository;
use UserFeedback\Responses\Moderation\SpamModule;
use UserFeedback\Responses\Searching\CompareDays;
use UserFeedback\Responses\Searching\KeepDays;
use UserFeedback\Responses\Searching\ReadDays;
use UserFeedback\Responses\Searching\SearchedDayRepository;
use UserFeedback\Responses\Searching\SearchTexts;
use UserFeedback\Responses\Submit\SubmitFeature;
use UserFeedback\Responses\Upkeep\CountedZone;
use UserFeedback\Responses\Upkeep\CronHealth;
use UserFeedback\Responses\Upkeep\DayRepository;
use UserFeedback\Responses\Upkeep\FurtherSums;
use UserFeedback\Responses\Upkeep\MoveDays;
use UserFeedback\Responses\Upkeep\NightlyRecount;
use UserFeedback\Responses\Upkeep\Recount;
use UserFeedback\Responses\Upkeep\RecountAll;
use UserFeedback\Responses\Upkeep\RecountLog;
use UserFeedback\Responses\Upkeep\RecountModule;
use UserFeedback\Responses\Upkeep\SiteHealth;
use UserFeedback\Responses\Upkeep\ZoneChanged;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Keeps the counts consistent with the responses. */
final class CountingFeature extends Feature {

	private ?Transaction $transaction = null;
	private ?Processor $processor     = null;
	private ?Recount $recount         = null;
	private ?BitsFeature $bits        = null;
	private ?ReadDays $readDays       = null;

	/**
	 * @param Closure(): Outbox              $outbox
	 * @param (Closure(): FurtherSums)|null $ratings
	 */
	public function __construct(
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly SubmitFeature $submit,
		private readonly Closure $outbox,
		private readonly ?Closure $ratings = null
	) {}

	/** One shared instance: it tracks the nesting depth. */
	public function transaction(): Transaction {
		return $this->transaction ??= new Transaction( $this->db );
	}

	public function move(): MoveCounted {
		return new MoveCounted( $this->submit->responses(), $this->tallies(), $this->bits()->keep() );
	}

	public function bits(): BitsFeature {
		return $this->bits ??= new BitsFeature( $this->db, $this->transaction(), ProcessSoon::EVENT );
	}

	public function settle(): SettleCounts {
		return new SettleCounts( $this->submit->responses(), $this->processor() );
	}

	public function soon(): ProcessSoon {
		return new ProcessSoon( $this->processor() );
	}

	public function activate(): void {
		$this->recountModule()->plan();
	}

	public function get( string $className ): ?object {
		return match ( $className ) {
			Transaction::class     => $this->transaction(),
			Processor::class       => $this->processor(),
			Recount::class         => $this->recount(),
			TallyRepository::class => $this->tallies(),
			ZoneChanged::class     => new ZoneChanged( new CountedZone(), new DayRepository( $this->db ) ),
			MoveDays::class        => $this->moveDays(),
			default                => $this->bits()->get( $className ),
		};
	}

	protected function modules(): array {
		return array(
			new ResponsesModule( $this->soon() ),
			$this->bits(),
			$this->recountModule(),
			new HealthModule(
				fn(): array => array(
					new SiteHealth( new OldestWaitingQuery( $this->db ), new RecountLog(), $this->clock ),
					new CronHealth( $this->clock ),
				)
			),
			new SpamModule( new ForgetSpam( new ResponseStatusRepository( $this->db ), $this->tallies(), $this->clock ) ),
		);
	}

	private function processor(): Processor {
		return $this->processor ??= new Processor(
			$this->submit->responses(),
			$this->move(),
			$this->transaction(),
			$this->outbox
		);
	}

	public function recount(): Recount {
		return $this->recount ??= new Recount(
			$this->submit->responses(),
			$this->tallies(),
			$this->transaction(),
			$this->bits()->compare(),
			$this->compareDays()
		);
	}

	public function search(): SearchTexts {
		return new SearchTexts( new SearchedDayRepository( $this->db ), $this->readDays() );
	}

	private function compareDays(): CompareDays {
		return new CompareDays( new SearchedDayRepository( $this->db ), $this->readDays(), $this->transaction() );
	}

	/** One instance for all searches of a request; separate ones would read the same rows again. */
	private function readDays(): ReadDays {
		$days                    = new SearchedDayRepository( $this->db );
		return $this->readDays ??= new ReadDays( $days, new KeepDays( $days ) );
	}

	private function tallies(): TallyRepository {
		return new TallyRepository( $this->db );
	}

	private function recountModule(): RecountModule {
		$log = new RecountLog();
		return new RecountModule(
			new NightlyRecount( new RecountAll( $this->recount(), $this->tallies(), $log, $this->clock, $this->ratings ), $this->clock ),
			$this->recount(),
			$this->tallies(),
			new CountedZone(),
			$this->moveDays(),
			$this->ratings
		);
	}

	private function moveDays(): MoveDays {
		return new MoveDays(
			new DayRepository( $this->db ),
			new PlaceRepository( $this->db ),
			$this->clock,
			new CountedZone(),
			$this->tallies(),
			$this->recount(),
			$this->transaction()
		);
	}
}
