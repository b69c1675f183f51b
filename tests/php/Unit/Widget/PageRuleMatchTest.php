<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Widget;

use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\Settings\PageRules;
use UserFeedback\Widget\Manifest\PageRuleMatch;
use UserFeedback\Widget\Page\PageProperties;

/**
 * The server checks page rules before the browser does, and leaves out surveys that can't match.
 *
 * @phpstan-import-type Rule from PageRules
 * @phpstan-type Fixture array{name: string, rules: list<Rule>, page?: array<string, list<string>>, url?: string, failing: string|null}
 */
final class PageRuleMatchTest extends TestCase {

	/** The page of widget/testing.ts. */
	private const URL  = 'https://example.org/prices/';
	private const PAGE = array(
		'user_logged_in'   => array( 'logged_out' ),
		'user_role'        => array(),
		'page_type'        => array( 'page' ),
		'page_or_post_is'  => array( '7' ),
		'post_type_is'     => array( 'page' ),
		'taxonomy_is'      => array(),
		'taxonomy_term_is' => array(),
	);

	/** Rules that the server can decide for a page it renders. */
	private const DECIDABLE = array(
		'user_logged_in',
		'user_role',
		'page_type',
		'page_or_post_is',
		'page_or_post_is_not',
		'post_type_is',
		'post_type_is_not',
		'taxonomy_is',
		'taxonomy_is_not',
		'taxonomy_term_is',
		'taxonomy_term_is_not',
		'page_url_is',
		'page_url_is_not',
		'page_url_not_contains',
	);

	/** @dataProvider cases */
	public function test_only_skips_surveys_the_browser_would_hide_and_is_only_sure_of_those_it_shows( string $case ): void {
		$fixture = self::fixtures()[ $case ];
		foreach ( self::views( $fixture ) as $view ) {
			$fit = PageRuleMatch::of( $fixture['rules'], $view );
			if ( null === $fixture['failing'] ) {
				self::assertNotSame( PageRuleMatch::NEVER, $fit, "$case, printed as $view->url" );
			} else {
				self::assertNotSame( PageRuleMatch::SURE, $fit, "$case, printed as $view->url" );
			}
		}
	}

	/** @return iterable<string, array{string}> */
	public static function cases(): iterable {
		foreach ( array_keys( self::fixtures() ) as $case ) {
			yield $case => array( $case );
		}
	}

	public function test_decides_each_rule_that_does_not_depend_on_the_visitor(): void {
		$decided = array();
		foreach ( self::fixtures() as $fixture ) {
			if (
				1 === count( $fixture['rules'] )
				&& null !== $fixture['failing']
				&& PageRuleMatch::NEVER === PageRuleMatch::of( $fixture['rules'], self::views( $fixture )[0] )
			) {
				$decided[ $fixture['failing'] ] = true;
			}
		}
		self::assertSame( array(), array_diff( self::DECIDABLE, array_keys( $decided ) ) );
	}

	public function test_keeps_a_survey_for_a_query_word_on_a_page_cached_for_every_query(): void {
		$rules = array( array( 'logic' => 'page_url_contains', 'operator' => '&&', 'data' => 'spring' ) );

		self::assertSame( PageRuleMatch::UNLIKELY, PageRuleMatch::of( $rules, new PageProperties( self::PAGE, self::URL, true ) ) );
		self::assertSame(
			PageRuleMatch::OPEN,
			PageRuleMatch::of( $rules, new PageProperties( self::PAGE, self::URL . '?from=spring', true ) )
		);
		self::assertSame(
			PageRuleMatch::SURE,
			PageRuleMatch::of( $rules, new PageProperties( self::PAGE, 'https://example.org/spring/', true ) )
		);
	}

	public function test_keeps_every_survey_on_a_page_it_knows_nothing_about(): void {
		foreach ( self::fixtures() as $case => $fixture ) {
			if ( null === $fixture['failing'] ) {
				self::assertNotSame(
					PageRuleMatch::NEVER,
					PageRuleMatch::of( $fixture['rules'], new PageProperties( array(), '', false ) ),
					$case
				);
			}
		}
	}

	/**
	 * Returns the page as requested, and as a cache may have requested it: without the query.
	 *
	 * @param Fixture $fixture
	 * @return non-empty-list<PageProperties>
	 */
	private static function views( array $fixture ): array {
		$is  = ( $fixture['page'] ?? array() ) + self::PAGE;
		$url = $fixture['url'] ?? self::URL;
		return array(
			new PageProperties( $is, $url, true ),
			new PageProperties( $is, (string) preg_replace( '/[?#].*/', '', $url ), true ),
			new PageProperties( $is, $url, false ),
		);
	}

	/** @return array<string, Fixture> by name. */
	private static function fixtures(): array {
		/** @var list<Fixture> $fixtures */
		$fixtures = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/page-rules.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		foreach ( $fixtures as &$fixture ) {
			foreach ( $fixture['rules'] as &$rule ) {
				$rule['data'] = is_array( $rule['data'] ) ? array_map( 'strval', $rule['data'] ) : $rule['data'];
			}
		}
		return array_column( $fixtures, null, 'name' );
	}
}
