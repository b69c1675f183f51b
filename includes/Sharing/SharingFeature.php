<?php
declare(strict_types=1);

namespace UserFeedback\Sharing;

use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Results\ResultsFeature;
use UserFeedback\Results\Texts\AddressTextsQuery;
use UserFeedback\Sharing\View\SharedPage;
use UserFeedback\Surveys\SurveysFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Shares chosen results: by a link, and in posts. */
final class SharingFeature extends Feature {

	public function __construct(
		private readonly string $file,
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly SurveysFeature $surveys,
		private readonly ResultsFeature $results,
		private readonly CurrentEdition $edition
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			SharesController::class => new SharesController(
				$this->surveys->repository,
				$this->shares(),
				new CreateShare( $this->shares(), $this->edition )
			),
			ReadShared::class       => $this->shared(),
			ShareRepository::class  => $this->shares(),
			default                 => null,
		};
	}

	protected function modules(): array {
		return array( new SharedPageModule( $this->shared( ... ), new SharedPage( $this->file ) ) );
	}

	public function block(): ResultsBlock {
		return new ResultsBlock( $this->file, $this->shared() );
	}

	private function shares(): ShareRepository {
		return new ShareRepository( $this->db, $this->clock );
	}

	private function shared(): ReadShared {
		$mapper = new SharedMapper( $this->clock, new AddressTextsQuery( $this->db ) );
		return new ReadShared( $this->shares(), $this->surveys->repository, $this->results->ofSurvey(), $mapper, $this->clock );
	}
}
