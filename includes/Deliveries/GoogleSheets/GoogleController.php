<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets;

use Closure;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleException;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Settings\GoogleShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Folders of Google Drive to choose from. */
final class GoogleController {

	public function __construct( private readonly DriveFolders $folders, private readonly CurrentEdition $edition ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'google/folders', array( self::class, 'folders' ), Permission::SETTINGS )
				->returns( static fn() => GoogleShape::folders() ),
			Route::post( 'google/folders', array( self::class, 'make' ), Permission::SETTINGS )
				->returns( static fn() => GoogleShape::folder() ),
		);
	}

	/** @throws Problem */
	public function folders(): Reply {
		return $this->reply(
			fn(): array => array(
				'items' => array_map( static fn( DriveFolder $folder ): array => $folder->toArray(), $this->folders->all() ),
			)
		);
	}

	/** @throws Problem */
	public function make(): Reply {
		return $this->reply( fn(): array => $this->folders->ours()->toArray() );
	}

	/**
	 * @param Closure(): array<string, mixed> $work
	 * @throws Problem
	 */
	private function reply( Closure $work ): Reply {
		$this->edition->get()->check( PlanFeature::GOOGLE_DRIVE );
		try {
			return new Reply( $work() );
		} catch ( GoogleException $exception ) {
			throw $exception->toProblem();
		}
	}
}
