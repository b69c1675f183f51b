<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Hostile;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;

/**
 * Decides which of the generated cases run: all of them on MariaDB and on a network; a random one in five on SQLite of a single
 * site, where each is far slower, or with UF_SAMPLE=1. The run prints the seed; to reproduce it, put UF_SEED=n before the
 * command.
 */
final class SeededSample {

	private const ONE_IN = 5;

	private static ?int $seed = null;

	public static function takes( string $case ): bool {
		return self::isWhole() || 0 === crc32( self::seed() . " $case" ) % self::ONE_IN;
	}

	public static function isWhole(): bool {
		return '1' !== getenv( 'UF_SAMPLE' ) && ( null !== Plugin::get( Db::class )->connection() || is_multisite() );
	}

	/** For the test log: the kind of cases, and how they were chosen. */
	public static function named( string $what ): string {
		return self::isWhole() ? $what : "$what (sample, seed " . self::seed() . ')';
	}

	/**
	 * Returns new seeds on each run, for tests with random data. The same seed would show the same result again; bugs found
	 * once become separate cases, such as in SubmissionCorpus.
	 *
	 * @return iterable<string, array{int}>
	 */
	public static function seeds(): iterable {
		$seed = self::seed();
		yield "seed $seed" => array( $seed );
	}

	private static function seed(): int {
		$given               = (int) getenv( 'UF_SEED' );
		return self::$seed ??= 0 === $given ? random_int( 2, 999_999 ) : $given;
	}
}
