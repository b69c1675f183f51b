<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Widget;

use PHPUnit\Framework\TestCase;
use UserFeedback\Widget\Manifest\RichText;

/** @phpstan-import-type Piece from RichText */
final class RichTextTest extends TestCase {

	/**
	 * @dataProvider cases
	 * @param list<list<string>> $heading text, styles and address of each part.
	 * @param list<list<string>> $text
	 */
	public function test_parses_owner_text_into_parts_to_display( string $source, array $heading, array $text ): void {
		$found = RichText::of( $source );

		self::assertSame( array_map( array( self::class, 'piece' ), $heading ), $found['heading'] );
		self::assertSame( array_map( array( self::class, 'piece' ), $text ), $found['text'] );
	}

	/** @return iterable<string, array{string, list<list<string>>, list<list<string>>}> */
	public static function cases(): iterable {
		/** @var list<array{name: string, source: string, heading: list<list<string>>, text: list<list<string>>}> $cases */
		$cases = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/rich-text.json' ),
			true,
			16,
			JSON_THROW_ON_ERROR
		);
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case['source'], $case['heading'], $case['text'] );
		}
	}

	/** @dataProvider hostile */
	public function test_links_only_to_http_addresses_whatever_the_text( string $source ): void {
		$pieces = array_merge( ...array_values( RichText::of( $source ) ) );

		self::assertSame( array( 'heading', 'text' ), array_keys( RichText::of( $source ) ) );
		foreach ( $pieces as $piece ) {
			self::assertMatchesRegularExpression( '~^(https?://[a-z0-9][^\s"\'<>\\\\]*)?$~iD', $piece['url'] );
		}
	}

	/** @return iterable<string, array{string}> */
	public static function hostile(): iterable {
		$parts = array(
			'<',
			'</',
			'<a ',
			'<a href=',
			'<a href="javascript:',
			"<a href='https://x",
			'"',
			"'",
			'>',
			'<b>',
			'<!--',
			'-->',
			'<script>',
			'</script>',
			'https://a.b',
			"\0",
			"\n",
			'&#x6a;avascript:',
			'&quot;',
			'\\',
			'é',
			'//',
			'(',
			')',
		);
		mt_srand( 7 );
		for ( $i = 0; $i < 300; ++$i ) {
			$source = '';
			while ( strlen( $source ) < 200 ) {
				$source .= $parts[ mt_rand( 0, count( $parts ) - 1 ) ];
			}
			yield "by chance $i" => array( $source );
		}
		foreach ( $parts as $part ) {
			yield "2,000 times $part" => array( str_repeat( $part, 2000 ) );
		}
	}

	/**
	 * @param list<string> $piece
	 * @return Piece
	 */
	private static function piece( array $piece ): array {
		$looks = explode( ' ', $piece[1] ?? '' );
		return array(
			'text'   => $piece[0] ?? '',
			'strong' => in_array( 'strong', $looks, true ),
			'em'     => in_array( 'em', $looks, true ),
			'url'    => $piece[2] ?? '',
		);
	}
}
