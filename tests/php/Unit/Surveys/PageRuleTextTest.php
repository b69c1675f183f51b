<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Surveys\Editing\Drafts\PageRuleText;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Settings\Webhook;

/** V21: a rule that could never match was stored without a warning. */
final class PageRuleTextTest extends TestCase {

	/** @dataProvider cases */
	public function test_cleans_typed_text_and_rejects_what_could_never_match(
		string $logic,
		string $typed,
		string $kept,
		bool $isRefused
	): void {
		if ( ! class_exists( \Normalizer::class ) && 1 === preg_match( '/\p{M}/u', $typed ) ) {
			$kept = $typed; // Composing letters needs PHP's intl; the browser composes them before sending.
		}
		$rule = PageRuleText::tidied(
			array(
				'logic'    => $logic,
				'operator' => '&&',
				'data'     => $typed,
			)
		);
		self::assertSame( $kept, $rule['data'] );
		self::assertSame( $isRefused, null !== PageRuleText::fault( $logic, $kept ) );
	}

	/** @return iterable<string, array{string, string, string, bool}> */
	public static function cases(): iterable {
		$file = (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/rules/page-rule-text.json' );
		/** @var list<array{name: string, logic: string, typed: string, kept: string, refused: bool}> $cases */
		$cases = json_decode( $file, true );
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case['logic'], $case['typed'], $case['kept'], $case['refused'] );
		}
	}

	public function test_keeps_selected_data_unchanged(): void {
		$rule = array(
			'logic'    => 'page_or_post_is',
			'operator' => '&&',
			'data'     => array(
				array(
					'id'    => 4,
					'label' => ' “Pens” ',
				),
			),
		);
		self::assertSame( $rule, PageRuleText::tidied( $rule ) );
	}

	public function test_removes_characters_pasted_around_an_address(): void {
		$webhook = Webhook::fromArray( array( 'request_url' => "\u{FEFF}<https://example.org/hook>\u{A0}" ) );
		self::assertSame( 'https://example.org/hook', $webhook->url );
		self::assertSame( 'ada@example.org', OwnerText::address( '“ada@example.org”' ) );
	}

	/**
	 * @dataProvider lists
	 * @param list<string> $addresses
	 */
	public function test_accepts_a_list_of_addresses_pasted_from_anywhere( string $text, array $addresses ): void {
		$told = Notifications::fromArray( array( 'email' => array( 'addresses' => $text ) ) );
		self::assertSame( $addresses, $told->recipients() );
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function lists(): iterable {
		$file = (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/rules/email-lists.json' );
		/** @var list<array{text: string, addresses: list<string>}> $cases */
		$cases = json_decode( $file, true );
		foreach ( $cases as $case ) {
			yield $case['text'] => array( $case['text'], $case['addresses'] );
		}
	}
}
