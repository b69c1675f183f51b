<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database;

use Closure;
use RuntimeException;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\Shared;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The requirements of the current site before the plugin can work on it: its tables and its write key.
 *
 * Each site of a network is set up separately, when it is first used: on activation, and after that at the first cron request,
 * admin screen, or REST request of a user that finds something missing. So a network may have any number of sites, and a new one
 * needs no hook.
 */
#[Shared]
final class SiteSetup {

	/** 64 hexadecimal digits that sign public write tokens; after a change, a space and the previous keys follow. */
	public const WRITE_KEY = 'userfeedback_write_key';

	/** The Unix time at which a browser was last asked to call the site, see Responses\Submit\CronPingRepository. No page reads it. */
	public const WOKEN_AT = 'userfeedback_woken_at';

	/** The steps that were done, and when. It is here because each request checks it, while only a few load Migrator. */
	public const SCHEMA_LOG = 'userfeedback_schema';

	private ?string $failure = null;

	private bool $isWaiting = false;

	/**
	 * @param Closure(): Migrator           $migrator
	 * @param list<class-string<Migration>> $migrations in order.
	 */
	public function __construct(
		#[Lazy( Migrator::class )] private readonly Closure $migrator,
		private readonly array $migrations = FeatureIndex::MIGRATIONS
	) {}

	/** Uses only autoloaded options, so it costs a page nothing. */
	public function isReady(): bool {
		return array() === self::pending( $this->migrations ) && '' !== get_option( self::WRITE_KEY, '' );
	}

	/**
	 * Returns the steps that the current site lacks, by short name.
	 *
	 * @param list<class-string<Migration>> $migrations
	 * @return array<string, class-string<Migration>>
	 */
	public static function pending( array $migrations ): array {
		$named = array();
		foreach ( $migrations as $migration ) {
			$named[ substr( (string) strrchr( $migration, '\\' ), 1 ) ] = $migration;
		}
		return array_diff_key( $named, self::schemaLog() );
	}

	/** @return array<string, string> times of the steps that were done, by short name. */
	public static function schemaLog(): array {
		$log = get_option( self::SCHEMA_LOG );
		/** @var array<string, string> $log only Migrator writes it. */
		return is_array( $log ) ? $log : array();
	}

	/** Another request may be doing it now: then the site is not ready yet, which is no failure. */
	public function makeReady(): void {
		try {
			$this->isWaiting = ! ( $this->migrator )()->migrate();
			add_option( self::WRITE_KEY, self::newKey(), '', true );
			add_option( self::WOKEN_AT, '0', '', false );
			foreach ( FeatureIndex::PAGE_OPTIONS as $option ) {
				add_option( $option, array(), '', true );
			}
			$this->failure = null;
		} catch ( RuntimeException $problem ) {
			$this->failure = $problem->getMessage();
		}
	}

	public static function newKey(): string {
		return bin2hex( random_bytes( 32 ) );
	}

	/** Returns the key that signs the tokens of visitors; empty if there is none. */
	public static function writeKey(): string {
		return self::writeKeys()[0];
	}

	public static function previousWriteKey(): string {
		return self::writeKeys()[1];
	}

	/** @return array{string, string} */
	private static function writeKeys(): array {
		$stored           = get_option( self::WRITE_KEY, '' );
		[ $key, $before ] = explode( ' ', is_string( $stored ) ? $stored : '' ) + array( '', '' );
		return array( $key, $before );
	}

	/** Returns true if another request is preparing the tables, or died doing so less than a minute ago. */
	public function isWaiting(): bool {
		return $this->isWaiting;
	}

	/** Returns the database's error message if the tables couldn't be created. */
	public function failure(): ?string {
		return $this->failure;
	}
}
