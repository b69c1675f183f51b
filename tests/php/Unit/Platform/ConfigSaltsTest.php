<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Platform;

use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Secrets\ConfigSalts;

final class ConfigSaltsTest extends TestCase {

	/** @dataProvider configs */
	public function test_reads_the_salts_that_wordpress_takes_from_wp_config( string $code, string $expected ): void {
		$class = ConfigSalts::class;
		$file  = dirname( __DIR__, 4 ) . '/includes/Platform/autoload.php';
		exec(
			escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg(
				"define( 'ABSPATH', '/' ); require '$file'; $code echo json_encode( array( $class::hasAuth(), $class::all() ) );"
			),
			$said
		);

		self::assertSame( array( $expected ), $said );
	}

	/** @return iterable<string, array{string, string}> */
	public static function configs(): iterable {
		yield 'none' => array( '', '[false,""]' );
		yield 'both' => array( "define( 'AUTH_KEY', 'a' ); define( 'AUTH_SALT', 'b' );", '[true,"ab"]' );
		yield 'one of two' => array( "define( 'AUTH_KEY', 'a' );", '[false,"a"]' );
		yield 'those of the sample' => array(
			"define( 'AUTH_KEY', 'put your unique phrase here' ); define( 'AUTH_SALT', 'put your unique phrase here' );",
			'[false,""]',
		);
		yield 'the same twice, which WordPress passes over' => array(
			"define( 'AUTH_KEY', 'a' ); define( 'AUTH_SALT', 'a' ); define( 'NONCE_KEY', 'n' );",
			'[false,"n"]',
		);
		yield 'no text' => array( "define( 'AUTH_KEY', 7 ); define( 'AUTH_SALT', null );", '[false,""]' );
	}
}
