<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page;

use UserFeedback\Surveys\Settings\PageUrl;
use UserFeedback\Surveys\Storage\PageRuleKeys;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A page as far as the server knows it, for evaluating page rules before a visitor has it. Pure. */
final class PageProperties {

	/** Maximum keys per page; if it has more of one kind, every survey with a key of that kind is checked. */
	private const MOST_KEYS = 20;

	/** Null if it is unknown, or if browsers might read it differently. */
	public readonly ?PageUrl $address;

	/**
	 * @param array<string, list<string>> $is         matching IDs by rule, as in the manifest; rules that
	 *                                    are missing are unknown.
	 * @param string                      $url        as requested; empty if unknown.
	 * @param bool                        $isCertain true if visitors have the page at exactly this path.
	 */
	public function __construct( public readonly array $is, public readonly string $url, public readonly bool $isCertain ) {
		$this->address = PageUrl::of( $url );
	}

	/** @return list<string> of Storage\PageRuleKeys, some of them only prefixes. */
	public function keys(): array {
		$keys = array();
		foreach ( PageRuleKeys::kinds() as $kind ) {
			$keys[] = 'page_url_is' === $kind ? array( $this->keyOfAddress() ) : $this->keysOf( $kind );
		}
		return array_merge( ...$keys );
	}

	private function keyOfAddress(): string {
		return $this->isCertain && null !== $this->address
			? '|' . PageRuleKeys::ofAddress( $this->address ) . '|'
			: '|' . PageRuleKeys::key( 'page_url_is' );
	}

	/** @return list<string> */
	private function keysOf( string $kind ): array {
		$own = $this->is[ $kind ] ?? null;
		if ( null === $own || count( $own ) > self::MOST_KEYS ) {
			return array( '|' . PageRuleKeys::key( $kind ) );
		}
		return array_map( static fn( string $id ): string => '|' . PageRuleKeys::key( $kind, $id ) . '|', $own );
	}
}
