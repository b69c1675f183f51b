<?php
declare(strict_types=1);

namespace UserFeedback\Tester;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Surveys\SurveysFeature;
use UserFeedback\Widget\Manifest\Candidates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Shows an owner where and to whom a survey would appear before it does. */
final class TesterFeature extends Feature {

	/** @param Closure(): string $cacheNote what an owner must do so that pages show a change; empty for nothing. */
	public function __construct(
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly SurveysFeature $surveys,
		private readonly CurrentEdition $edition,
		private readonly Closure $cacheNote
	) {}

	public function get( string $className ): ?object {
		return TesterController::class === $className
			? new TesterController(
				new FindPage(),
				new PageMapper( new Candidates( $this->surveys->live(), $this->edition ), $this->cacheNote ),
				new VisitsQuery( $this->db ),
				$this->clock,
				$this->surveys->repository
			)
			: null;
	}
}
