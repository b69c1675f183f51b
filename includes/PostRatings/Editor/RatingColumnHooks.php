<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Editor;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\PostRatings\Reading\RatedPostsQuery;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\PostRatings\StarCounts;
use WP_Query;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The "Rating" column in the lists of rated post types, for users who may view results. One query for the complete list.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class RatingColumnHooks {

	private const COLUMN = 'userfeedback_rating';

	/** @var array<int, StarCounts>|null by post. */
	private ?array $sums = null;

	/**
	 * @param Closure(): CurrentEdition  $edition
	 * @param Closure(): RatedPostsQuery $posts
	 */
	public function __construct(
		#[Lazy( CurrentEdition::class, 'lasting' )] private readonly Closure $edition,
		private readonly RatingSettingsRepository $settings,
		#[Lazy( RatedPostsQuery::class )] private readonly Closure $posts
	) {}

	/**
	 * On admin_init, all post types are registered, also for the response to a quick edit.
	 *
	 * @return array<string, Declared|list<Declared>>
	 */
	public static function hooks(): array {
		return array(
			'admin_init' => array( 'addColumns' ),
		);
	}

	public function addColumns(): void {
		global $pagenow;
		if ( ! in_array( $pagenow, array( 'edit.php', 'admin-ajax.php' ), true ) || ! current_user_can( Permission::VIEW->value ) ) {
			return;
		}
		$isShown = ( $this->edition )()->allows( PlanFeature::POST_RATINGS );
		foreach ( $isShown ? $this->settings->get()->values['post_types'] : array() as $type ) {
			add_filter( "manage_{$type}_posts_columns", array( $this, 'add' ) );
			add_action( "manage_{$type}_posts_custom_column", array( $this, 'show' ), 10, 2 );
			add_filter( "manage_edit-{$type}_sortable_columns", array( $this, 'addSortable' ) );
		}
		add_filter( 'posts_clauses', array( $this, 'sort' ), 10, 2 );
	}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	public function add( array $columns ): array {
		$columns[ self::COLUMN ] = __( 'Rating', 'userfeedback' );
		return $columns;
	}

	/**
	 * The first click sorts the best first.
	 *
	 * @param array<string, mixed> $columns
	 * @return array<string, mixed>
	 */
	public function addSortable( array $columns ): array {
		$columns[ self::COLUMN ] = array( self::COLUMN, true );
		return $columns;
	}

	public function show( string $column, int $postId ): void {
		if ( self::COLUMN !== $column ) {
			return;
		}
		$sums    = $this->sumsOf( $postId );
		$average = $sums?->average();
		if ( null === $sums || null === $average ) {
			$unrated = __( 'Not rated', 'userfeedback' );
			printf( '<span aria-hidden="true">—</span><span class="screen-reader-text">%s</span>', esc_html( $unrated ) );
			return;
		}
		printf(
			'<a href="%s">%s</a>',
			esc_url( admin_url( "admin.php?page=userfeedback_post_ratings#/results/$postId" ) ),
			esc_html(
				sprintf(
					/* translators: 1: average rating, such as 4.3. 2: number of votes. */
					_n( '%1$s (%2$s vote)', '%1$s (%2$s votes)', $sums->total(), 'userfeedback' ),
					number_format_i18n( $average, 1 ),
					number_format_i18n( $sums->total() )
				)
			)
		);
	}

	/**
	 * @param array<string, string> $clauses
	 * @return array<string, string>
	 */
	public function sort( array $clauses, WP_Query $query ): array {
		return $query->is_main_query() && self::COLUMN === $query->get( 'orderby' )
			? ( $this->posts )()->sortByRating( $clauses, in_array( $query->get( 'order' ), array( 'asc', 'ASC' ), true ) )
			: $clauses;
	}

	private function sumsOf( int $postId ): ?StarCounts {
		if ( null === $this->sums || ! in_array( $postId, $this->listed(), true ) ) {
			$ids = array_values( array_unique( array( ...$this->listed(), $postId ) ) );
			try {
				$this->sums = ( $this->posts )()->ofMany( $ids );
			} catch ( StorageFailed ) {
				$this->sums = array();
			}
		}
		return $this->sums[ $postId ] ?? null;
	}

	/** @return list<int> posts on the current list screen. */
	private function listed(): array {
		/** @var WP_Query|null $query WordPress's. */
		$query = $GLOBALS['wp_query'] ?? null;
		$ids   = $query instanceof WP_Query ? wp_list_pluck( $query->posts ?? array(), 'ID' ) : array();
		return array_values( array_map( 'absint', array_filter( $ids, 'is_scalar' ) ) );
	}
}
