<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use Closure;
use RuntimeException;
use UserFeedback\Database\Migrator;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * What the current site must have before the plugin can work on it: its tables and its write key.
 *
 * Each site of a network is made ready by itself, when it is first used: on activation, and after that at the first
 * admin, cron or REST request that finds something missing. So a network may have any number of sites, and a new one
 * needs no hook.
 */
final class Site {

	/** 64 hexadecimal digits with which public write tokens are signed; after a change a space and the ones before. */
	public const WRITE_KEY = 'userfeedback_write_key';

	/** The Unix time of the last turn to wake the site that a browser was given, see Responses\Submit\WakeTurn. No page asks for it. */
	public const WOKEN_AT = 'userfeedback_woken_at';

	private ?string $failure = null;

	private bool $isWaiting = false;

	/**
	 * @param (Closure(): list<string>)|null $options that visitors' pages ask for: where one is missing, WordPress asks
	 *                    the database each time.
	 */
	public function __construct( private readonly Migrator $migrator, private readonly ?Closure $options = null ) {}

	/** Answers from autoloaded options: a page pays nothing for asking. */
	public function isReady(): bool {
		return $this->migrator->isCurrent() && '' !== get_option( self::WRITE_KEY, '' );
	}

	/** Another request may be at it just now: then the site is not ready yet, and that is no failure. */
	public function makeReady(): void {
		try {
			$this->isWaiting = ! $this->migrator->migrate();
			add_option( self::WRITE_KEY, self::newKey(), '', true );
			add_option( self::WOKEN_AT, '0', '', false );
			foreach ( null === $this->options ? array() : ( $this->options )() as $option ) {
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

	/** Whether another request is preparing the tables, or was until it died less than a minute ago. */
	public function isWaiting(): bool {
		return $this->isWaiting;
	}

	/** What the database said when the tables could not be made, in its own words. */
	public function failure(): ?string {
		return $this->failure;
	}
}
