<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\TestCase;
use UserFeedback\Results\Insights\PiiMasker;

/** Text that leaves the site for a model contains no contact details. */
final class PiiMaskerTest extends TestCase {

	/** @dataProvider personal */
	public function test_masks_personal_data( string $text, string $masked ): void {
		self::assertSame( $masked, PiiMasker::text( $text ) );
	}

	/** @return iterable<array{string, string}> */
	public static function personal(): iterable {
		yield array( 'Write to jane.doe+shop@mail.example.co.uk, please', 'Write to [e-mail], please' );
		yield array( '<jane@example.org>', '<[e-mail]>' );
		yield array( 'müller@bücher.example schreibt', '[e-mail] schreibt' );
		yield array( 'See https://example.org/u/jane?id=7.', 'See [link]' );
		yield array( 'www.example.org/jane', '[link]' );
		yield array( 'Call +49 (0)30 123 45-67 after six', 'Call [number] after six' );
		yield array( '0171/2345678', '[number]' );
		yield array( 'IBAN DE89 3704 0044 0532 0130 00!', 'IBAN [account]!' );
		yield array( 'card 4111-1111-1111-1111', 'card [number]' );
		yield array( 'I am @jane_doe there', 'I am [name] there' );
		yield array( 'from 203.0.113.7', 'from [address]' );
	}

	/** @dataProvider harmless */
	public function test_keeps_harmless_text( string $text ): void {
		self::assertSame( $text, PiiMasker::text( $text ) );
	}

	/** @return iterable<array{string}> */
	public static function harmless(): iterable {
		yield array( 'It took 3 days and cost 12.50, 10 % too much.' );
		yield array( 'In 2026 we ordered 1200 sheets @ 5 each' );
		yield array( 'Größe 42–44, sehr schön 😀' );
		yield array( '' );
	}

	public function test_returns_nothing_for_invalid_text(): void {
		self::assertSame( '', PiiMasker::text( "jane@example.org \xff" ) );
	}
}
