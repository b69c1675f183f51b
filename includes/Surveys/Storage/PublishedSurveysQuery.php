<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Storage;

use DateTimeImmutable;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Rows of published surveys. With a persistent object cache, a page needs no query: the cache holds each row, and for each page
 * the order in which surveys match it. Any write to a survey invalidates these entries. Rows, because a cache keeps plain text
 * across plugin versions but not objects.
 *
 * @phpstan-type Row array<string, string|null>
 */
final class PublishedSurveysQuery {

	/** Columns needed for visitors' pages and responses; notifications aren't among them. */
	public const SHOWN_COLUMNS = 'id, title, status, type, questions, settings, version, created_at, publish_at, show_order, comparison';

	/** Highest first. A survey that was never moved is ordered by its ID. */
	public const ORDER = 'COALESCE(show_order, id * 1000000)';

	private const SHOWN = 'SELECT ' . self::SHOWN_COLUMNS;

	/** Selects surveys that are published before the given time. */
	private const PUBLISHED = ' FROM {surveys} WHERE status = %s AND (publish_at IS NULL OR publish_at < %s)';

	/** Name of the cache group whose last change is updated with each write. */
	public const CACHE = 'userfeedback';

	/** Longest cache lifetime in seconds, and how far entries look ahead: surveys scheduled for later aren't included. */
	private const LIFE = 3600;

	/** @var array<int, Row> what this request has read. */
	private array $read = array();

	/** True if all rows were read. */
	private bool $isAll = false;

	/** Cache state of `$read`, and the lifetime of entries with that state. */
	private string $state = '';
	private int $life     = 1;

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/**
	 * Returns published surveys, best match for a page first: `fits` is 2 if it may match, 1 if the address lacks a text that
	 * it should contain, otherwise 0; then by survey order.
	 *
	 * @param list<string> $keys    of the page, see PageRuleKeys; also prefixes of keys.
	 * @param string       $address of the page.
	 * @return list<Row>
	 */
	public function forPage( array $keys, string $address, int $offset, int $limit ): array {
		$name = 'page:' . md5( implode( "\n", array( ...$keys, $address, $offset, $limit ) ) );
		$rows = $this->listed( $name ) ?? $this->list( $name, $this->matching( $keys, $address, $offset, $limit ) );
		if ( 0 === $offset && count( $rows ) < $limit ) {
			$this->isAll = true;
		}
		return $rows;
	}

	/** @return list<Row> regardless of page rules. */
	public function first( int $most ): array {
		$this->refresh();
		$rows = $this->db->rows(
			self::SHOWN . self::PUBLISHED . ' ORDER BY ' . self::ORDER . ' DESC, id DESC LIMIT %d',
			array( SurveyStatus::PUBLISH->value, $this->horizon(), $most )
		);
		$this->note( $rows );
		return $rows;
	}

	/**
	 * Returns surveys that target some countries only. Relies on how SurveySettings stores settings; owners' text is escaped
	 * there.
	 *
	 * @return list<Row>
	 */
	public function inCountries( int $most ): array {
		return $this->db->rows(
			self::SHOWN . self::PUBLISHED . ' AND settings LIKE %s ORDER BY id DESC LIMIT %d',
			array( SurveyStatus::PUBLISH->value, $this->horizon(), $this->db->like( '"geo_targeting":{"target":"select"' ), $most )
		);
	}

	/** @return list<Row> only the settings, also of surveys that start later. */
	public function settings(): array {
		return $this->db->rows( 'SELECT settings FROM {surveys} WHERE status = %s', array( SurveyStatus::PUBLISH->value ) );
	}

	public function count(): int {
		return (int) $this->db->value( 'SELECT COUNT(*)' . self::PUBLISHED, array( SurveyStatus::PUBLISH->value, $this->now() ) );
	}

	/** @return array<int, string> titles by id, newest first. */
	public function titles( int $most ): array {
		$rows   = $this->db->rows(
			'SELECT id, title' . self::PUBLISHED . ' ORDER BY id DESC LIMIT %d',
			array( SurveyStatus::PUBLISH->value, $this->now(), $most )
		);
		$titles = array();
		foreach ( $rows as $row ) {
			$titles[ (int) $row['id'] ] = (string) $row['title'];
		}
		return $titles;
	}

	/** @param Row $row that other code has just read. */
	public function remember( array $row ): void {
		$this->refresh();
		$this->note( array( $row ) );
	}

	/** @return Row|null of the survey with this page, published or not */
	public function byPageSlug( string $slug ): ?array {
		$row = $this->db->row( self::SHOWN . ' FROM {surveys} WHERE page_slug = %s', array( $slug ) );
		if ( null !== $row ) {
			$this->remember( $row );
		}
		return $row;
	}

	/** @return Row|null of any survey, published or not. */
	public function one( int $id ): ?array {
		$this->refresh();
		if ( isset( $this->read[ $id ] ) || $this->isAll ) {
			return $this->read[ $id ] ?? null;
		}
		$row = $this->cached( "one:$id" );
		if ( null === $row ) {
			$row = $this->db->row( self::SHOWN . ' FROM {surveys} WHERE id = %d', array( $id ) );
			if ( null !== $row ) {
				$this->note( array( $row ) );
			}
		}
		/** @var Row|null $row what note() put there. */
		return $row;
	}

	/**
	 * @param list<string> $keys
	 * @return list<Row> with `fits`.
	 */
	private function matching( array $keys, string $address, int $offset, int $limit ): array {
		$like = str_repeat( ' OR page_keys LIKE %s', count( $keys ) );
		$fits = "CASE WHEN page_keys IS NULL OR page_keys = %s$like
			THEN CASE WHEN page_part = '' OR INSTR(%s, page_part) > 0 THEN 2 ELSE 1 END ELSE 0 END AS fits";
		$from = self::PUBLISHED . ' ORDER BY fits DESC, ' . self::ORDER . ' DESC, id DESC LIMIT %d OFFSET %d';
		$keys = array_map( array( $this->db, 'like' ), $keys );
		return $this->db->rows(
			self::SHOWN . ", $fits$from",
			array( PageRuleKeys::ANY, ...$keys, $address, SurveyStatus::PUBLISH->value, $this->horizon(), $limit, $offset )
		);
	}

	/** @return list<Row>|null null if the cache no longer holds all rows. */
	private function listed( string $name ): ?array {
		$this->refresh();
		/** @var list<array{int, int}>|null $places ids and how they fit, what list() put there. */
		$places = $this->cached( $name );
		if ( null === $places ) {
			return null;
		}
		$names  = array_map( fn( array $place ): string => "one:$place[0]:$this->state", $places );
		$cached = wp_cache_get_multiple( $names, self::CACHE );
		$rows   = array();
		foreach ( $places as $index => [ $id, $fits ] ) {
			$row = $cached[ $names[ $index ] ] ?? null;
			if ( ! is_array( $row ) ) {
				return null;
			}
			/** @var Row $row what note() put there. */
			$this->read[ $id ] = $row;
			$rows[]            = array( 'fits' => (string) $fits ) + $row;
		}
		return $rows;
	}

	/**
	 * @param list<Row> $rows
	 * @return list<Row>
	 */
	private function list( string $name, array $rows ): array {
		$this->note( array_map( static fn( array $row ): array => array_diff_key( $row, array( 'fits' => null ) ), $rows ) );
		$this->keep( $name, array_map( static fn( array $row ): array => array( (int) $row['id'], (int) $row['fits'] ), $rows ) );
		return $rows;
	}

	/** @param list<Row> $rows */
	private function note( array $rows ): void {
		foreach ( $rows as $row ) {
			$id = (int) $row['id'];
			if ( ! isset( $this->read[ $id ] ) ) {
				$this->read[ $id ] = $row;
				$this->keep( "one:$id", $row );
			}
		}
	}

	/** @return array<array-key, mixed>|null */
	private function cached( string $name ): ?array {
		$found = wp_cache_get( "$name:$this->state", self::CACHE );
		return is_array( $found ) ? $found : null;
	}

	/** @param array<array-key, mixed> $value */
	private function keep( string $name, array $value ): void {
		wp_cache_set( "$name:$this->state", $value, self::CACHE, $this->life );
	}

	/**
	 * Drops rows read before the last write to a survey. Runs before each query, because its rows may be outdated by the time
	 * they are cached.
	 *
	 * A replica or another node of a cluster may still return old rows just after a write. So entries live no longer than the
	 * time since the write: old rows disappear soon after the database has caught up.
	 */
	private function refresh(): void {
		$changed    = wp_cache_get_last_changed( self::CACHE );
		$state      = $this->hour() . ':' . $changed;
		$this->life = min( self::LIFE, max( 1, time() - (int) strrchr( $changed, ' ' ) ) ); // From microtime(): "0.5 1700000000".
		if ( $state !== $this->state ) {
			$this->read  = array();
			$this->isAll = false;
			$this->state = $state;
		}
	}

	private function horizon(): string {
		return Clock::toStored( new DateTimeImmutable( '@' . ( $this->hour() + 1 ) * self::LIFE ) );
	}

	/** Returns the first second in the future. */
	private function now(): string {
		return Clock::toStored( $this->clock->now()->modify( '+1 second' ) );
	}

	private function hour(): int {
		return intdiv( $this->clock->now()->getTimestamp(), self::LIFE );
	}
}
