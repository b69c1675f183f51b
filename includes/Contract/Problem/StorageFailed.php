<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The database refused or went away; nothing was stored. The same request may be sent again, unless the fault lasts:
 * then somebody must repair the database first, and nobody is promised anything.
 */
final class StorageFailed extends Problem {

	/**
	 * @param bool $contended others were at the same rows: trying again at once may well do.
	 * @param bool $lasts     trying again is of no use, as with a table that is missing or a disk that is full.
	 */
	public function __construct( string $message, public readonly bool $contended = false, private readonly bool $lasts = false ) {
		parent::__construct( $message );
	}

	public function status(): int {
		return $this->lasts ? 500 : 503;
	}

	public function slug(): string {
		return $this->lasts ? 'userfeedback_storage_broken' : 'userfeedback_storage_failed';
	}

	public function headers(): array {
		return $this->lasts ? array() : array( 'Retry-After' => '5' );
	}
}
