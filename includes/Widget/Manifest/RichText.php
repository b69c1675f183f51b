<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Surveys\Questions\Recall;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Text in which an owner may use strong (b), em (i), a with an http or https address, br, and p. The browser gets pieces to
 * render and never markup, so there is nothing to sanitize there. Other tags are removed and their text stays; the content of
 * scripts and styles is removed, too. Plain URLs become links. Pure.
 *
 * @phpstan-type Piece array{text: string, strong: bool, em: bool, url: string}
 */
final class RichText {

	/** Maximum characters of a first line used as a heading. */
	private const HEADING = 60;

	private const TAG     = '~(<!--.*?(?:-->|$)|</?[a-z][a-z0-9]*(?:[\s/][^<>]*)?>)~is';
	private const ADDRESS = '~\{\{[0-9a-f-]{36}\|[^{}]*\}\}(*SKIP)(*FAIL)|(\bhttps?://[^\s<>"\'`\\\\{}|^]+)~i';
	private const SILENT  = array( 'script', 'style', 'template', 'noscript', 'iframe', 'textarea', 'title' );
	private const BLOCKS  = array( 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote' );
	private const LINES   = array( 'br', 'li', 'tr' );

	/** @var list<Piece> */
	private array $pieces = array();
	private int $strong   = 0;
	private int $em       = 0;
	private string $url   = '';
	private string $until = ''; // The tag that ends hidden content.
	private string $break = ''; // Line breaks before the next text.

	private function __construct() {}

	/** @return array{heading: list<Piece>, text: list<Piece>} */
	public static function of( string $source ): array {
		$parser = new self();
		$parts  = preg_split( self::TAG, $source, -1, PREG_SPLIT_DELIM_CAPTURE );
		foreach ( is_array( $parts ) ? $parts : array( $source ) as $index => $part ) {
			if ( 0 === $index % 2 ) {
				$parser->text( $part );
			} else {
				$parser->tag( $part );
			}
		}
		return self::split( $parser->pieces );
	}

	private function tag( string $tag ): void {
		if ( 1 !== preg_match( '~^<(/?)([a-z][a-z0-9]*)~i', $tag, $found ) ) {
			return; // A comment.
		}
		$isEnd = '/' === $found[1];
		$name  = strtolower( $found[2] );
		if ( '' !== $this->until ) {
			$this->until = $isEnd && $name === $this->until ? '' : $this->until;
		} elseif ( in_array( $name, self::SILENT, true ) ) {
			$this->until = $isEnd ? '' : $name;
		} elseif ( in_array( $name, array( 'strong', 'b' ), true ) ) {
			$this->strong = max( 0, $this->strong + ( $isEnd ? -1 : 1 ) );
		} elseif ( in_array( $name, array( 'em', 'i' ), true ) ) {
			$this->em = max( 0, $this->em + ( $isEnd ? -1 : 1 ) );
		} elseif ( 'a' === $name ) {
			$this->url = $isEnd ? '' : self::addressIn( $tag );
		} elseif ( in_array( $name, self::BLOCKS, true ) ) {
			$this->break = "\n\n";
		} elseif ( in_array( $name, self::LINES, true ) ) {
			$this->break .= 'br' === $name || '' === $this->break ? "\n" : '';
		}
	}

	private function text( string $part ): void {
		if ( '' !== $this->until || '' === $part || ( '' !== $this->break && '' === trim( $part ) ) ) {
			return;
		}
		$text = html_entity_decode( $part, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		if ( '' !== $this->break ) {
			$text        = ( array() === $this->pieces ? '' : $this->break ) . ltrim( $text );
			$this->break = '';
		}
		if ( '' !== $this->url ) {
			$this->add( $text, $this->url );
			return;
		}
		$runs = preg_split( self::ADDRESS, $text, -1, PREG_SPLIT_DELIM_CAPTURE );
		foreach ( is_array( $runs ) ? $runs : array( $text ) as $index => $run ) {
			$address = 1 === $index % 2 ? self::bare( $run ) : '';
			$this->add( $address, $address );
			$this->add( substr( $run, strlen( $address ) ), '' );
		}
	}

	private function add( string $text, string $url ): void {
		if ( '' !== $text ) {
			$this->pieces[] = array(
				'text'   => $text,
				'strong' => $this->strong > 0,
				'em'     => $this->em > 0,
				'url'    => $url,
			);
		}
	}

	/** Removes the period that ends the sentence, or the bracket around it. */
	private static function bare( string $address ): string {
		$address = rtrim( $address, '.,;:!?' );
		$address = str_contains( $address, '(' ) ? $address : rtrim( $address, '.,;:!?)' );
		return self::isAddress( $address ) ? $address : '';
	}

	private static function addressIn( string $tag ): string {
		if ( 1 !== preg_match( '~\shref\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+))~i', $tag, $found, PREG_UNMATCHED_AS_NULL ) ) {
			return '';
		}
		$address = trim( html_entity_decode( $found[1] ?? $found[2] ?? $found[3] ?? '', ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		return self::isAddress( $address ) ? $address : '';
	}

	private static function isAddress( string $address ): bool {
		return 1 === preg_match( '~^https?://[^\s/?#\\\\<>"\'`@:]+(?::\d{1,5})?(?:[/?#][^\s\\\\<>"\'`]*)?$~iD', $address )
			&& 0 === preg_match( '/[\x00-\x1f\x7f]/', $address );
	}

	/**
	 * Separates the first line if it is short.
	 *
	 * @param list<Piece> $pieces
	 * @return array{heading: list<Piece>, text: list<Piece>}
	 */
	private static function split( array $pieces ): array {
		$first = array();
		foreach ( $pieces as $index => $piece ) {
			list( $line, $rest ) = explode( "\n", $piece['text'], 2 ) + array( '', null );
			if ( '' !== $line ) {
				$first[] = array( 'text' => $line ) + $piece;
			}
			if ( null !== $rest || count( $pieces ) - 1 === $index ) {
				$after   = ltrim( $rest ?? '', "\n" );
				$text    = array(
					...( '' === $after ? array() : array( array( 'text' => $after ) + $piece ) ),
					...array_slice( $pieces, $index + 1 ),
				);
				$line    = implode( '', array_column( $first, 'text' ) );
				$isShort = mb_strlen( str_contains( $line, '{{' ) ? Recall::filled( $line ) : $line ) <= self::HEADING;
				return array(
					'heading' => $isShort ? $first : array(),
					'text'    => $isShort ? $text : $pieces,
				);
			}
		}
		return array(
			'heading' => array(),
			'text'    => array(),
		);
	}
}
