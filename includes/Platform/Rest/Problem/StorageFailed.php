<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The database failed; nothing was stored. The same request may be sent again unless the failure is permanent. Then someone
 * must repair the database first, and the message doesn't suggest a retry.
 */
final class StorageFailed extends Problem {

	/**
	 * @param bool $contended another process locked the same rows: an immediate retry may work.
	 * @param bool $lasts     a retry is useless, as with a missing table or a full disk.
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
