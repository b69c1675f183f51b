<?php
declare(strict_types=1);

namespace UserFeedback\Exports;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Exports\Files\ExportFolder;
use UserFeedback\Exports\Jobs\ExportRepository;
use UserFeedback\Exports\Jobs\FindFile;
use UserFeedback\Exports\Jobs\ForgetExports;
use UserFeedback\Exports\Jobs\PrepareExport;
use UserFeedback\Exports\Jobs\StartExport;
use UserFeedback\Exports\Jobs\WorkExport;
use UserFeedback\Exports\Jobs\WriteAtOnce;
use UserFeedback\Exports\Sheets\CountSheets;
use UserFeedback\Exports\Sheets\FindColumns;
use UserFeedback\Exports\Sheets\MakeSheets;
use UserFeedback\Feature;
use UserFeedback\Late;
use UserFeedback\Module;
use UserFeedback\Responses\Filters\ReadFilter;
use UserFeedback\Results\ResultsFeature;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Exports as files. */
final class ExportsFeature extends Feature {

	/** @param Closure(): bool $isReady True if the current site has its tables. */
	public function __construct(
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly SurveyRepository $surveys,
		private readonly ResultsFeature $results,
		private readonly CurrentEdition $edition,
		private readonly Closure $isReady
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			ExportsController::class => new ExportsController(
				$this->surveys,
				$this->exports(),
				new StartExport( $this->exports(), $this->prepare(), new ExportFolder(), $this->forget() ),
				$this->work(),
				$this->forget()
			),
			ExportRepository::class  => $this->exports(),
			FindFile::class          => $this->file(),
			ForgetExports::class     => $this->forget(),
			WriteAtOnce::class       => $this->atOnce(),
			PrepareExport::class     => $this->prepare(),
			WorkExport::class        => $this->work(),
			default                  => null,
		};
	}

	/** For callers that can wait for a file of any length. */
	private function atOnce(): WriteAtOnce {
		return new WriteAtOnce( $this->exports(), $this->prepare(), PHP_INT_MAX );
	}

	protected function modules(): array {
		return array(
			new ExportsModule( $this->exports(), $this->work(), $this->forget(), $this->isReady ),
			new Late( fn(): Module => new ExportPageModule( $this->file() ), 'admin_menu' ),
		);
	}

	private function exports(): ExportRepository {
		return new ExportRepository( $this->db, $this->clock );
	}

	private function work(): WorkExport {
		return new WorkExport( $this->exports(), $this->prepare(), new ExportFolder() );
	}

	private function forget(): ForgetExports {
		return new ForgetExports( $this->exports(), new ExportFolder() );
	}

	private function file(): FindFile {
		$atOnce = new WriteAtOnce( $this->exports(), $this->prepare() );
		return new FindFile( $this->exports(), $atOnce, new ExportFolder(), $this->surveys, $this->edition, $this->clock );
	}

	private function prepare(): PrepareExport {
		$sheets = new MakeSheets(
			new CountSheets( $this->results->ofSurvey(), $this->results->ofFilter() ),
			new FindColumns( $this->results->meant(), $this->results->transaction() )
		);
		return new PrepareExport(
			$this->db,
			$this->surveys,
			$sheets,
			$this->results->range(),
			new ReadFilter( $this->edition ),
			$this->results->meant(),
			$this->edition
		);
	}
}
