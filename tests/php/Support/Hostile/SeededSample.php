<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Hostile;

use UserFeedback\Database\Db;
use UserFeedback\Plugin;

/**
 * Which of the generated cases run: all of them on MariaDB and on a network; on SQLite of a single site, where each
 * costs a multiple, or where UF_SAMPLE=1 asks for it, one in five by chance. The run prints the seed; to see it again,
 * put UF_SEED=n before the command.
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

	/** For whoever reads the run: what the cases were called and how they were chosen. */
	public static function named( string $what ): string {
		return self::isWhole() ? $what : "$what (sample, seed " . self::seed() . ')';
	}

	/**
	 * For tests that make everything by chance: new each time. The same again would show what it showed the time before;
	 * what was found once is written down as a case of its own, such as in SubmissionCorpus.
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
