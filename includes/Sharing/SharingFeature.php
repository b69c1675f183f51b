<?php
declare(strict_types=1);

namespace UserFeedback\Sharing;

use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Late;
use UserFeedback\Module;
use UserFeedback\Results\ResultsFeature;
use UserFeedback\Sharing\View\SharedPage;
use UserFeedback\Surveys\SurveysFeature;
use UserFeedback\Widget\Editor\EditorScripts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Shows chosen results to others: by a link, and in posts. Each page makes this, so what it needs of others it is given late. */
final class SharingFeature extends Feature {

	/**
	 * @param Late<Clock>          $clock
	 * @param Late<SurveysFeature> $surveys
	 * @param Late<ResultsFeature> $results
	 * @param Late<CurrentEdition> $edition
	 */
	public function __construct(
		private readonly string $file,
		private readonly Db $db,
		private readonly Late $clock,
		private readonly Late $surveys,
		private readonly Late $results,
		private readonly Late $edition
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			SharesController::class => new SharesController(
				$this->surveys->get()->repository,
				$this->shares(),
				new CreateShare( $this->shares(), $this->edition->get() )
			),
			ReadShared::class       => $this->shared(),
			ShareRepository::class  => $this->shares(),
			default                 => null,
		};
	}

	protected function modules(): array {
		return array(
			new ResultsBlockModule(
				$this->file,
				$this->shared( ... ),
				fn() => ( new EditorScripts( $this->file ) )->registerBlock( ResultsBlockModule::SCRIPT, 'results' )
			),
			( new Late(
				fn(): Module => new SharedPageModule( $this->shared( ... ), new SharedPage( $this->file ) ),
				'template_redirect'
			) )->when( ShareMapper::isAsked( ... ) ),
		);
	}

	private function shares(): ShareRepository {
		return new ShareRepository( $this->db, $this->clock->get() );
	}

	private function shared(): ReadShared {
		return new ReadShared( $this->shares(), $this->surveys->get()->repository, $this->results->get()->ofSurvey(), $this->clock->get() );
	}
}
