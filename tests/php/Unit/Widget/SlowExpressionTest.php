<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Widget;

use PHPUnit\Framework\TestCase;
use UserFeedback\Widget\Manifest\SlowExpression;

final class SlowExpressionTest extends TestCase {

	/** @dataProvider expressions */
	public function test_what_would_hold_up_a_visitor_is_told_from_what_would_not( string $expression, bool $isSlow ): void {
		self::assertSame( $isSlow, SlowExpression::is( $expression ) );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function expressions(): iterable {
		yield 'a loop in a loop' => array( '^(a+)+$', true );
		yield 'a loop around the same twice' => array( '^(a|a)*$', true );
		yield 'a loop around one and two' => array( '^(a|aa)+$', true );
		yield 'a loop around two loops' => array( '(x+x+)+y', true );
		yield 'a count around a loop' => array( '^(?:a*){9}$', true );
		yield 'many loops' => array( 'a*a*a*a*a*b', true );
		yield 'many choices' => array( str_repeat( 'a?', 11 ) . 'b', true );
		yield 'many alternatives' => array( str_repeat( '(a|a)', 11 ) . 'b', true );
		yield 'an escaped sign before a loop around a group' => array( '(\\++)+', true );
		yield 'as many loops as a browser can take' => array( 'a*a*a*a*b', false );
		yield 'as many choices as a browser can take' => array( str_repeat( 'a?', 10 ) . 'b', false );
		yield 'a count is one loop' => array( 'a{200}', false );
		yield 'an escaped bracket is no group' => array( '\\)+x|^a', false );
		yield 'an escaped line end' => array( "\\\n)x", false );
		yield 'a usual one' => array( '^utm_source=(news|mail)&', false );
		yield 'none' => array( '', false );
	}
}
