<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Platform\Database\StorageFault;
use UserFeedback\Platform\Database\TableStatus;
use UserFeedback\Platform\FeatureIndex;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Database faults that last until someone repairs them, described for owners. */
final class TableFaults {

	/** Unix time of the last check without faults. */
	public const WELL_AT = 'userfeedback_tables_well_at';

	/** Seconds for which a check without faults is valid. */
	private const LIFE = 300;

	/** @param list<string> $expected names of our tables, without prefix. */
	public function __construct( private readonly TableStatus $states, private readonly array $expected = FeatureIndex::TABLES ) {}

	/** @return array<string, StorageFault> by the full name of a table; an empty name means the entire database. */
	public function find(): array {
		return $this->states->faults( $this->expected );
	}

	/**
	 * Returns cached faults for screens, which open often. A fault that is fixed is no longer shown.
	 *
	 * @return array<string, StorageFault>
	 */
	public function recent(): array {
		$wellAt = get_option( self::WELL_AT, 0 );
		if ( is_numeric( $wellAt ) && (int) $wellAt > time() - self::LIFE && (int) $wellAt <= time() ) {
			return array();
		}
		$found = $this->find();
		if ( array() === $found ) {
			update_option( self::WELL_AT, time(), false );
		}
		return $found;
	}

	/** @param non-empty-array<string, StorageFault> $faults */
	public static function title( array $faults ): string {
		return match ( true ) {
			! self::areWithoutDataLoss( $faults )           => __( 'The database can’t store survey responses', 'userfeedback' ),
			in_array( StorageFault::NARROW, $faults, true ) => __( 'Survey tables can’t store emoji', 'userfeedback' ),
			default                                         => __( 'Survey tables don’t use InnoDB', 'userfeedback' ),
		};
	}

	/** @param non-empty-array<string, StorageFault> $faults faults, none of which may lose responses. */
	public static function areWithoutDataLoss( array $faults ): bool {
		return array() === array_filter( $faults, static fn( StorageFault $fault ): bool => ! $fault->isWithoutDataLoss() );
	}

	/** @param non-empty-array<string, StorageFault> $faults */
	public static function text( array $faults ): string {
		$kinds = array();
		foreach ( $faults as $table => $fault ) {
			$kinds[ $fault->value ][] = $table;
		}
		$sentences = array();
		foreach ( $kinds as $kind => $tables ) {
			$sentences[] = self::sentence( StorageFault::from( $kind ), implode( ', ', array_diff( $tables, array( '' ) ) ) );
		}
		return implode( ' ', $sentences );
	}

	private static function sentence( StorageFault $fault, string $tables ): string {
		return match ( $fault ) {
			StorageFault::MISSING    => sprintf(
				/* translators: %s: comma-separated list of database tables. */
				__(
					'These UserFeedback database tables, or columns in them, are missing: %s. Restore them from a backup, or ask your host to.',
					'userfeedback'
				),
				$tables
			),
			StorageFault::DAMAGED    => sprintf(
				/* translators: %s: comma-separated list of database tables. */
				__(
					'These UserFeedback database tables are damaged: %s. Ask your host to repair them, or restore them from a backup.',
					'userfeedback'
				),
				$tables
			),
			StorageFault::READ_ONLY  => __(
				'The database is read-only, which happens when a site runs out of space or is being moved. Ask your host when it will be writable again.',
				'userfeedback'
			),
			StorageFault::FULL       => __(
				'The database disk is full. Free up space, or ask your host for more.',
				'userfeedback'
			),
			StorageFault::DENIED     => __(
				'This site’s database user can’t write to the UserFeedback tables. Ask your host to grant the user in wp-config.php the SELECT, INSERT, UPDATE, and DELETE privileges.',
				'userfeedback'
			),
			StorageFault::NARROW     => sprintf(
				/* translators: %s: comma-separated list of database tables. */
				__(
					'These database tables use a character set without emoji: %s. No responses are lost, because UserFeedback stores emoji in a longer form. Ask your host to convert the tables to utf8mb4.',
					'userfeedback'
				),
				$tables
			),
			StorageFault::OLD_ENGINE => sprintf(
				/* translators: %s: comma-separated list of database tables. */
				__(
					'These database tables use an engine without transactions, such as MyISAM: %s. All responses are stored, but if the server stops a process, results can be wrong until the nightly recount. Ask your host to convert the tables to InnoDB.',
					'userfeedback'
				),
				$tables
			),
		};
	}
}
