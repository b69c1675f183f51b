<?php
declare(strict_types=1);

namespace UserFeedback\Google;

use Closure;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\Problem;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Site\GoogleShape;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Google\Api\GoogleTrouble;
use UserFeedback\Google\Drive\Folder;
use UserFeedback\Google\Drive\Folders;
use UserFeedback\Rest\Reply;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Folders of Google Drive to choose from. */
final class GoogleController {

	public function __construct( private readonly Folders $folders, private readonly CurrentEdition $edition ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'google/folders', array( self::class, 'folders' ), Can::SETTINGS )
				->returns( static fn() => GoogleShape::folders() ),
			Route::post( 'google/folders', array( self::class, 'make' ), Can::SETTINGS )
				->returns( static fn() => GoogleShape::folder() ),
		);
	}

	/** @throws Problem */
	public function folders(): Reply {
		return $this->reply(
			fn(): array => array( 'items' => array_map( static fn( Folder $folder ): array => $folder->toArray(), $this->folders->all() ) )
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
		$this->edition->get()->check( Feature::GOOGLE_DRIVE );
		try {
			return new Reply( $work() );
		} catch ( GoogleTrouble $trouble ) {
			throw $trouble->toProblem();
		}
	}
}
