<?php
declare(strict_types=1);

namespace UserFeedback;

use UserFeedback\Database\Db;
use UserFeedback\Database\Transaction;
use UserFeedback\Responses\ForgetSpam;
use UserFeedback\Responses\MoveCounted;
use UserFeedback\Responses\CronHealth;
use UserFeedback\Responses\NightlyRecount;
use UserFeedback\Responses\OldestWaitingQuery;
use UserFeedback\Responses\Processor;
use UserFeedback\Responses\Recount;
use UserFeedback\Responses\RecountAll;
use UserFeedback\Responses\RecountLog;
use UserFeedback\Responses\RecountModule;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponseStatusRepository;
use UserFeedback\Responses\SettleCounts;
use UserFeedback\Responses\SiteHealth;
use UserFeedback\Responses\SpamModule;
use UserFeedback\Responses\TallyRepository;
use UserFeedback\Responses\TellOthers;
use UserFeedback\Responses\UntoldRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The part of the composition root that keeps what is counted in step with the responses. */
final class CountingParts {

	public readonly Transaction $transaction;
	public readonly TallyRepository $tallies;
	public readonly MoveCounted $move;
	public readonly Processor $processor;
	public readonly Recount $recount;

	public function __construct( private readonly Db $db, private readonly Clock $clock, private readonly ResponseRepository $responses ) {
		$this->transaction = new Transaction( $db );
		$this->tallies     = new TallyRepository( $db );
		$this->move        = new MoveCounted( $responses, $this->tallies );
		$this->processor   = new Processor( $responses, $this->move, $this->transaction, new TellOthers( new UntoldRepository( $db ), $responses, $clock ) );
		$this->recount     = new Recount( $responses, $this->tallies, $this->transaction );
	}

	public function settle(): SettleCounts {
		return new SettleCounts( $this->responses, $this->processor );
	}

	public function spamModule(): SpamModule {
		return new SpamModule( new ForgetSpam( new ResponseStatusRepository( $this->db ), $this->tallies, $this->clock ) );
	}

	public function recountModule(): RecountModule {
		$log = new RecountLog();
		return new RecountModule(
			new NightlyRecount( new RecountAll( $this->recount, $this->tallies, $log, $this->clock ), $this->clock ),
			new SiteHealth( new OldestWaitingQuery( $this->db ), $log, $this->clock ),
			new CronHealth( $this->clock ),
			$this->recount,
			$this->tallies
		);
	}
}
