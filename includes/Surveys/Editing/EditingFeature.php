<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Feature;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Tracks editors and keeps their unsaved changes. */
final class EditingFeature extends Feature {

	/** @param Closure(): bool $isReady true if the current site has its tables. */
	public function __construct(
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly SurveyRepository $surveys,
		private readonly Closure $isReady
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			KeptController::class    => new KeptController( $this->surveys, $this->kept() ),
			EditorsController::class => new EditorsController( $this->surveys, $this->editors() ),
			default                  => null,
		};
	}

	protected function modules(): array {
		return array( new EditingModule( $this->kept(), $this->editors(), $this->isReady ), new LoggedOutModule() );
	}

	private function kept(): KeptRepository {
		return new KeptRepository( $this->db, $this->clock );
	}

	private function editors(): EditorRepository {
		return new EditorRepository( $this->db, $this->clock );
	}
}
