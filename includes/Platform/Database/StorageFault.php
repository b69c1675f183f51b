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

	/**
	 * Error codes that ask for another try: a row changed since the snapshot, lock wait, deadlock (on Galera, also at COMMIT),
	 * rollback by group replication, and in TiDB changed tables and a write conflict.
	 */
	private const CONFLICTS = array( 1020, 1205, 1213, 3101, 8028, 9007 );

	/** A primary that is read-only or not ready becomes writable again, or another one takes over. */
	private const PASSING = array( 1047, 1290, 1792, 1836 );

	/** @param int $code of MySQL or MariaDB, whose messages may be in any language; 0 if there is none. */
	public static function problem( string $error, int $code = 0 ): StorageFailed {
		$contended = in_array( $code, self::CONFLICTS, true )
			|| 1 === preg_match( '/deadlock|lock wait timeout|database is locked/i', $error );
		$passes    = $contended || in_array( $code, self::PASSING, true ) || str_contains( $error, '--read-only' );
		return new StorageFailed( $error, $contended, ! $passes && null !== self::of( $error ) );
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
