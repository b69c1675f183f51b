<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Hostile;

/** Counts the generated cases that ran, for readers of the test log. */
final class CaseCount {

	public static function write( string $what, int $cases ): void {
		$folder = dirname( __DIR__, 4 ) . '/.local/test';
		if ( ! is_dir( $folder ) ) {
			mkdir( $folder, 0777, true );
		}
		file_put_contents( "$folder/cases-$what.txt", "$cases cases of $what ran.\n" );
	}
}
