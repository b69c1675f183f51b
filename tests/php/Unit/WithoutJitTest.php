<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit;

use PHPUnit\Framework\TestCase;

/** Some hosts turn off the regex compiler; public input must be cheap to process there too. */
final class WithoutJitTest extends TestCase {

	/**
	 * Seconds of CPU time, not of wall-clock time; all of it takes a fraction of one, and one quadratic expression takes
	 * minutes.
	 */
	private const MOST = 20;

	public function test_no_visitor_text_causes_heavy_backtracking_without_the_regex_jit(): void {
		$command = array(
			PHP_BINARY,
			'-d',
			'pcre.jit=0',
			'-d',
			'max_execution_time=' . self::MOST,
			dirname( __DIR__ ) . '/Support/Processes/without-jit.php',
		);
		$child   = proc_open( $command, array( 1 => array( 'pipe', 'w' ), 2 => array( 'pipe', 'w' ) ), $pipes );
		self::assertIsResource( $child );

		$said   = stream_get_contents( $pipes[1] );
		$errors = stream_get_contents( $pipes[2] );

		self::assertSame( array( 0, '[60,60,"0"]' ), array( proc_close( $child ), $said ), (string) $errors );
	}
}
