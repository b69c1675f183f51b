<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page;

use UserFeedback\Surveys\PageKeys;
use UserFeedback\Surveys\Settings\PageAddress;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A page as far as the server knows it: what page rules are looked at with before a visitor has it. Pure. */
final class PageView {

	/** Keys of one page; of a kind of which it has more, every survey with a key of that kind is looked at. */
	private const MOST_KEYS = 20;

	/** Null where it is not known, or not known how browsers would read it. */
	public readonly ?PageAddress $address;

	/**
	 * @param array<string, list<string>> $is         ids that hold here by rule, as the manifest has them; a rule that
	 *                                    is missing is not known.
	 * @param string                      $url        as it was asked for; empty where that is not known.
	 * @param bool                        $isCertain whether visitors have the page at this very path.
	 */
	public function __construct( public readonly array $is, public readonly string $url, public readonly bool $isCertain ) {
		$this->address = PageAddress::of( $url );
	}

	/** @return list<string> of Surveys\PageKeys, some of them only their beginnings. */
	public function keys(): array {
		$keys = array();
		foreach ( PageKeys::kinds() as $kind ) {
			$keys[] = 'page_url_is' === $kind ? array( $this->keyOfAddress() ) : $this->keysOf( $kind );
		}
		return array_merge( ...$keys );
	}

	private function keyOfAddress(): string {
		return $this->isCertain && null !== $this->address
			? '|' . PageKeys::ofAddress( $this->address ) . '|'
			: '|' . PageKeys::key( 'page_url_is' );
	}

	/** @return list<string> */
	private function keysOf( string $kind ): array {
		$own = $this->is[ $kind ] ?? null;
		if ( null === $own || count( $own ) > self::MOST_KEYS ) {
			return array( '|' . PageKeys::key( $kind ) );
		}
		return array_map( static fn( string $id ): string => '|' . PageKeys::key( $kind, $id ) . '|', $own );
	}
}
