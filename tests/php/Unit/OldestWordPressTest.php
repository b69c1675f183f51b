<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit;

use PhpToken;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/** WordPress functions newer than the version that the plugin's header requires are checked for before they are called. */
final class OldestWordPressTest extends TestCase {

	private const ROOT = __DIR__ . '/../../..';

	private const STUBS = self::ROOT . '/vendor/php-stubs/wordpress-stubs/wordpress-stubs.php';

	/** Functions called by actions that fire only in a WordPress that has them. */
	private const BY_ACTION = array(
		'Operations/Abilities/AbilitiesHooks.php: wp_register_ability_category, since 6.9' => 'wp_abilities_api_categories_init',
		'Operations/Abilities/AbilitiesHooks.php: wp_register_ability, since 6.9'          => 'wp_abilities_api_init',
	);

	public function test_calls_newer_functions_only_after_checking_that_they_exist(): void {
		$younger = self::younger( self::oldest() );
		self::assertArrayHasKey( 'wp_register_ability', $younger, 'the stubs are read' );

		$wrong = array();
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( self::ROOT . '/includes', RecursiveDirectoryIterator::SKIP_DOTS )
		) as $file ) {
			$code = (string) file_get_contents( $file->getPathname() );
			foreach ( array_unique( self::called( $code ) ) as $name ) {
				if ( isset( $younger[ $name ] ) && ! self::isLookedFor( $name, $code ) ) {
					$wrong[] = substr( $file->getPathname(), strlen( self::ROOT . '/includes/' ) ) . ": $name, since {$younger[ $name ]}";
				}
			}
		}
		self::assertSame( array_keys( self::BY_ACTION ), $wrong );
		foreach ( self::BY_ACTION as $what => $action ) {
			$file = self::ROOT . '/includes/' . strstr( $what, ':', true );
			self::assertStringContainsString( "'$action' ", (string) file_get_contents( $file ), $what );
		}
	}

	public function test_distinguishes_a_function_call_from_other_uses_of_its_name(): void {
		$code = '<?php use function wp_a; function wp_b() {} $x->wp_c(); X::wp_d(); wp_e( \wp_f() ); new wp_g(); array( "wp_h()" ); $y?->wp_i();';

		self::assertSame( array( 'wp_e', 'wp_f' ), self::called( $code ) );
		self::assertTrue( self::isLookedFor( 'wp_e', "if ( function_exists( 'wp_e' ) ) {" ) );
		self::assertFalse( self::isLookedFor( 'wp_e', "if ( function_exists( 'wp_every' ) ) {" ) );
	}

	private static function isLookedFor( string $name, string $code ): bool {
		return str_contains( $code, "function_exists( '$name' )" );
	}

	private static function oldest(): string {
		preg_match( '/^ \* Requires at least: +([\d.]+)/m', (string) file_get_contents( self::ROOT . '/userfeedback.php' ), $found );
		return $found[1] ?? '';
	}

	/** @return array<string, string> versions by function name. */
	private static function younger( string $oldest ): array {
		$since = array();
		foreach ( explode( '/**', (string) file_get_contents( self::STUBS ) ) as $part ) {
			$pair = explode( '*/', $part, 2 ) + array( '', '' );
			if ( 1 === preg_match( '/^\s+function &?(\w+)\(/', $pair[1], $name ) ) {
				$since[ $name[1] ] = 1 === preg_match( '/@since (?:MU \()?(\d+\.\d+)/', $pair[0], $first ) ? $first[1] : '0';
			}
		}
		return array_filter( $since, static fn( string $version ): bool => version_compare( $version, $oldest, '>' ) );
	}

	/** @return list<string> */
	private static function called( string $code ): array {
		$tokens = array_values(
			array_filter( PhpToken::tokenize( $code ), static fn( PhpToken $token ): bool => ! $token->isIgnorable() )
		);
		$called = array();
		foreach ( $tokens as $at => $token ) {
			$before = $tokens[ $at - 1 ] ?? null;
			$isName = $token->is( array( T_STRING, T_NAME_FULLY_QUALIFIED ) ) && '(' === ( $tokens[ $at + 1 ]->text ?? '' );
			$isCall = null === $before
				|| ! $before->is( array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NEW ) );
			if ( $isName && $isCall ) {
				$called[] = ltrim( $token->text, '\\' );
			}
		}
		return $called;
	}
}
