<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database;

use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A database fault that a retry doesn't fix. */
enum StorageFault: string {
	case MISSING    = 'missing';
	case DAMAGED    = 'damaged';
	case READ_ONLY  = 'read_only';
	case FULL       = 'full';
	case DENIED     = 'denied';
	case NARROW     = 'narrow';
	case OLD_ENGINE = 'old_engine';

	/** Error messages of MySQL, MariaDB and SQLite. */
	private const SAID = array(
		'missing'   => '/doesn\'t exist|no such table|no such column|unknown column|unknown table/i',
		'damaged'   => '/marked as crashed|is corrupt|incorrect key file|disk image is malformed|incorrect information in file|tablespace (?:is missing|has been discarded)|doesn\'t exist in engine|not a database/i',
		'full'      => '/is full|no space left|errno: ?28\b|error 28\b|error: ?28\b|disk full|quota exceeded/i',
		'read_only' => '/read[ -]?only|readonly|unable to open database file/i',
		'denied'    => '/command denied|access denied|permission denied/i',
		'narrow'    => '/incorrect string value/i',
	);

	public static function problem( string $error ): StorageFailed {
		$contended = 1 === preg_match( '/deadlock|lock wait timeout|database is locked/i', $error );
		return new StorageFailed( $error, $contended, ! $contended && null !== self::of( $error ) );
	}

	/** True if responses are stored in spite of it. */
	public function isWithoutDataLoss(): bool {
		return self::NARROW === $this || self::OLD_ENGINE === $this;
	}

	/** Null for a temporary fault, such as a lost connection. */
	public static function of( string $error ): ?self {
		foreach ( array( self::DAMAGED, self::FULL, self::READ_ONLY, self::MISSING, self::DENIED, self::NARROW ) as $fault ) {
			if ( 1 === preg_match( self::SAID[ $fault->value ], $error ) ) {
				return $fault;
			}
		}
		return null;
	}
}
