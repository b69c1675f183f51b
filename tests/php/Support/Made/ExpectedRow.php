<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

use UserFeedback\Surveys\Questions\LogicEvaluator;
use UserFeedback\Surveys\Storage\Survey;

/** The stored row expected for an accepted body: computed a second time, independently of the plugin. */
final class ExpectedRow {

	/** The address of a page that is always stored, and the characters of any stored one. */
	private const PLAIN = '#\Ahttps?://[a-z0-9.]+(:\d{1,4})?/[\w/.?=&-]*\z#';
	private const KEPT  = '#\Ahttps?://[^\s<>"\'\\\\]+\z#i';

	/** @param array<array-key, mixed> $body decoded from the browser's JSON. */
	public function __construct( private readonly Survey $survey, private readonly array $body ) {}

	/** @return list<array<string, mixed>> */
	public function answers(): array {
		$types = array();
		foreach ( $this->survey->answerable() as $question ) {
			$types[ $question->id ] = $question->type->name;
		}
		$all = array();
		foreach ( self::list( $this->body['answers'] ?? null ) as $answer ) {
			$answer = self::list( $answer );
			$id     = self::text( $answer['question_id'] ?? null );
			$type   = $types[ $id ] ?? '';
			$extra  = array_filter(
				array_map( static fn( mixed $text ): string => self::tidy( self::text( $text ) ), self::list( $answer['extra'] ?? null ) ),
				static fn( string $text ): bool => '' !== $text
			);
			ksort( $extra );
			$all[ $id ] = array(
				'type'        => $type,
				'question_id' => $id,
				'value'       => self::value( $type, $answer['value'] ?? null ),
			) + ( array() === $extra ? array() : array( 'extra' => $extra ) );
		}
		/** @var array<string, string|int|list<string>|null> $values they were accepted. */
		$values = array_map( static fn( array $answer ): mixed => $answer['value'], $all );
		$asked  = LogicEvaluator::askedQuestions( $this->survey->answerable(), $values );
		return array_values( array_intersect_key( $all, array_flip( $asked ) ) );
	}

	/** @return array{status: string, page_id: string, page_name: string} */
	public function columns(): array {
		$page    = self::list( $this->body['page_submitted'] ?? null );
		$elapsed = $this->body['elapsed'] ?? 400;
		return array(
			'status'    => '' !== ( $this->body['website'] ?? '' ) || $elapsed < 400 ? 'spam' : 'publish',
			'page_id'   => (string) ( is_int( $page['id'] ?? null ) ? $page['id'] : 0 ),
			'page_name' => self::tidy( self::text( $page['name'] ?? null ) ),
		);
	}

	/** True if it is the one that was sent, or empty; a stored one can be linked to. */
	public function fitsAddress( string $stored ): bool {
		$sent = self::text( self::list( $this->body['page_submitted'] ?? null )['url'] ?? null );
		return '' === $stored
			? 1 !== preg_match( self::PLAIN, $sent )
			: strtr( $sent, array( "'" => '%27', '\\' => '%5C' ) ) === $stored && 1 === preg_match( self::KEPT, $stored );
	}

	/** Tidies typed text, keeps chosen values exactly, and treats an empty value as a skipped question. */
	private static function value( string $type, mixed $sent ): mixed {
		$tidy = is_string( $sent ) ? self::tidy( $sent ) : $sent;
		if ( '' === $tidy || array() === $tidy ) {
			return null;
		}
		return match ( $type ) {
			'text', 'long-text' => $tidy,
			'email'             => self::wireAddress( self::text( $tidy ) ),
			default             => $sent,
		};
	}

	/** Returns the address as mail servers get it, converted by PHP's own intl extension. */
	private static function wireAddress( string $typed ): string {
		[ $name, $domain ] = explode( '@', (string) preg_replace( '/(?![\x{200C}\x{200D}])\p{Cf}/u', '', $typed ) ) + array( 1 => '' );
		$rules             = IDNA_CHECK_CONTEXTJ | IDNA_NONTRANSITIONAL_TO_ASCII;
		return 1 === preg_match( '/[^\x00-\x7F]/', $typed )
			? $name . '@' . idn_to_ascii( $domain, $rules, INTL_IDNA_VARIANT_UTS46 )
			: $typed;
	}

	/** Trims like JavaScript's trim(), with one kind of line break. */
	private static function tidy( string $text ): string {
		$white = '[\t-\r\p{Z}\x{FEFF}]*';
		return (string) preg_replace( "/\A$white(.*?)$white\z/su", '$1', (string) preg_replace( '/\r\n?/', "\n", $text ) );
	}

	/** @return array<array-key, mixed> */
	private static function list( mixed $value ): array {
		return is_array( $value ) ? $value : array();
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
