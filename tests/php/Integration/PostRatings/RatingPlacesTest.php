<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\PostRatings;

use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Hooks;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Places\AutomaticRatingHooks;
use UserFeedback\PostRatings\Places\ManualRatingHooks;
use UserFeedback\PostRatings\Places\PageRatings;
use UserFeedback\PostRatings\Places\RatingIcons;
use UserFeedback\PostRatings\Places\RatingPageDataShape;
use UserFeedback\PostRatings\Places\RenderRating;
use UserFeedback\PostRatings\RatingKey;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\PostRatings\Settings\SaveRatingSettings;
use UserFeedback\PostRatings\Voting\VoteRepository;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Code\SentQueries;
use UserFeedback\Tests\Support\Made\Rating;
use UserFeedback\Widget\WidgetScripts;
use WP_Hook;
use WP_Query;
use WP_Scripts;

/** Where a page shows ratings, and their content. The script is a stand-in, so it needn't be built here. */
final class RatingPlacesTest extends RestTestCase {

	use Rating;

	private const MARK = 'data-userfeedback-rating="';

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->folder = WP_PLUGIN_DIR . '/uf-' . bin2hex( random_bytes( 4 ) );
		mkdir( "$this->folder/build/widget", 0777, true );
		file_put_contents( "$this->folder/build/widget/rating.js", '' );
		mkdir( "$this->folder/theme", 0777, true );
		file_put_contents( "$this->folder/theme/comments.php", '<?php echo "<section>comments of ", (int) $post->ID, "</section>";' );
		$GLOBALS['wp_scripts'] = new WP_Scripts();
		foreach ( array( 'the_content', 'comments_template', 'render_block_core/comments', 'wp_footer' ) as $hook ) {
			$this->forgetOurs( $hook );
		}
	}

	protected function tearDown(): void {
		unlink( "$this->folder/build/widget/rating.js" );
		unlink( "$this->folder/theme/comments.php" );
		foreach ( array( '/build/widget', '/build', '/theme', '' ) as $folder ) {
			rmdir( $this->folder . $folder );
		}
		$GLOBALS['wp_scripts']   = null;
		$GLOBALS['wp_query']     = new WP_Query();
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		parent::tearDown();
	}

	public function test_a_rating_with_its_text_and_script_data_follows_the_content_of_a_post(): void {
		$post = $this->aPost();
		array_map( fn( int $stars ) => $this->rate( $post, $stars ), array( 5, 5, 4 ) );

		$html = $this->page( $post );

		self::assertMatchesRegularExpression( '#<p>Its text.</p>\s*<div class="userfeedback-post-rating" ' . self::MARK . '#', $html );
		$printed = $this->printed( $html );
		self::assertFits( RatingPageDataShape::place(), $printed );
		self::assertSame(
			array(
				'id'      => $post,
				'nonce'   => Plugin::get( RatingKey::class )->of( $post ),
				'average' => 4.67,
				'total'   => 3,
				'at'      => strtotime( '2026-11-21T12:00:00Z' ),
			),
			$printed
		);
		self::assertStringContainsString( '>4.7 out of 5 (3 votes)</small>', $html );
		self::assertMatchesRegularExpression( '#<svg width="1%" height="1\d\d" aria-hidden="true"></svg>#', $html );
		self::assertStringNotContainsString( 'style=', (string) strstr( $html, self::MARK ), 'A strict policy would refuse it.' );
		$data = $this->data( $html );
		self::assertFits( RatingPageDataShape::page(), $data );
		self::assertMatchesRegularExpression(
			'#<script (?=[^>]*\bdefer\b)[^>]*src="[^"]*/build/widget/rating\.js\?ver=[0-9a-f]+"#',
			$html
		);
	}

	public function test_the_script_gets_the_settings_of_the_owner(): void {
		$this->set(
			array(
				'icon_id'          => 'smile',
				'icon_color'       => '#ABCDEF',
				'background_color' => '#112233',
				'rating_question'  => 'Good? </script><b>"',
				'show_vote_count'  => 'no',
				'show_uf_logo'     => 'yes',
				'ask_reason'       => 'yes',
				'reason_at_most'   => 3,
			)
		);
		$html = $this->page( $this->aPost() );
		$data = $this->data( $html );

		self::assertIsArray( $data['words'] );
		self::assertIsArray( $data['look'] );
		self::assertIsArray( $data['show'] );
		self::assertSame( 'Good? </script><b>"', $data['words']['question'] );
		self::assertSame( '%1$s of %2$s smiles', $data['words']['icons'] );
		self::assertSame(
			array( RatingIcons::PATHS['smile'], '#abcdef', '#abcdef', '#112233', '#ffffff' ), // A text color that is readable on it.
			array(
				$data['look']['icon'],
				$data['look']['color'],
				$data['look']['line'],
				$data['look']['background'],
				$data['look']['text'],
			)
		);
		self::assertSame( array( false, true, true, 3 ), array( ...array_values( $data['show'] ), $data['reasonAtMost'] ) );
		self::assertSame( 1, substr_count( $html, 'id="userfeedback-post-ratings"' ) );
	}

	public function test_without_scripts_readers_see_icons_and_the_same_number_as_with_the_script(): void {
		$post = $this->aPost();
		array_map( fn( int $stars ) => $this->rate( $post, $stars ), array( 1, 3 ) );
		$this->set( array( 'icon_id' => 'heart', 'icon_color' => '#ffff00' ) );

		$html = $this->page( $post );

		self::assertStringContainsString( '>2 out of 5 (2 votes)</small>', $html, 'Not 2.0.' );
		self::assertSame( 1, preg_match( '#<small[^>]*><noscript>(<svg.*?</svg>)#s', $html, $found ) );
		self::assertSame( 10, substr_count( $found[1], RatingIcons::PATHS['heart'] ), 'Five outlines and five that are filled.' );
		self::assertStringContainsString( 'M0 0h48v24H0z', $found[1], 'Two of five.' );
		self::assertStringContainsString( 'stroke="#999900"', $found[1], 'Yellow cannot be seen on white.' );
		self::assertMatchesRegularExpression( '#<noscript><!--</noscript><svg width="1%"[^>]*></svg><noscript>--></noscript>#', $html );
	}

	public function test_hidden_parts_are_not_in_the_page(): void {
		$post = $this->aPost();
		self::assertStringNotContainsString( 'out of 5', $this->page( $post ), 'Nobody voted.' );
		$this->rate( $post, 4 );
		$this->set( array( 'show_rating' => 'no' ) );
		self::assertStringContainsString( '>(1 vote)</small>', $this->page( $post ) );
		$this->set( array( 'show_vote_count' => 'no' ) );
		self::assertStringNotContainsString( '(1 vote)', $this->page( $post ) );
	}

	/**
	 * @dataProvider without
	 * @param array<string, string> $post
	 */
	public function test_posts_that_are_not_public_and_other_post_types_show_no_rating( array $post ): void {
		$html = $this->page( $this->aPost( 'Closed', $post ) );
		self::assertStringNotContainsString( 'userfeedback', $html );
	}

	/** @return array<string, array{array<string, string>}> */
	public static function without(): array {
		return array(
			'a page'          => array( array( 'post_type' => 'page' ) ),
			'a draft'         => array( array( 'post_status' => 'draft' ) ),
			'a private one'   => array( array( 'post_status' => 'private' ) ),
			'with a password' => array( array( 'post_password' => 'x' ) ),
		);
	}

	public function test_lists_feeds_excerpts_and_content_read_in_the_head_show_no_rating(): void {
		$post = $this->aPost();
		$this->open( array( 'p' => $post ) );
		self::assertStringNotContainsString( self::MARK, $this->content( $post, false ), 'Outside of the loop.' );
		self::assertStringNotContainsString( self::MARK, get_the_excerpt( $post ) );
		$other = $this->aPost();
		self::assertStringNotContainsString( self::MARK, $this->content( $other ), 'Of another post within the page.' );
		self::assertStringContainsString( self::MARK, $this->content( $post ) );

		$this->open( array( 'post_type' => 'post' ) );
		self::assertStringNotContainsString( self::MARK, $this->content( $post ), 'A list.' );
		$this->open(
			array(
				'p'    => $post,
				'feed' => 'rss2',
			)
		);
		self::assertStringNotContainsString( self::MARK, $this->content( $post ), 'A feed.' );
		$this->open(
			array(
				'p'     => $post,
				'embed' => true,
			)
		);
		self::assertStringNotContainsString( self::MARK, $this->content( $post ), 'An embed.' );
		$rest = rest_do_request( new \WP_REST_Request( 'GET', "/wp/v2/posts/$post" ) );
		self::assertStringNotContainsString( self::MARK, (string) wp_json_encode( $rest->get_data() ) );
	}

	public function test_without_the_addon_there_is_no_rating_and_no_shortcode_text(): void {
		$post = $this->aPost( 'By hand', array( 'post_content' => 'Text [userfeedback-post-ratings] end' ) );
		self::assertSame( 1, substr_count( $this->page( $post ), self::MARK ) );
		Addon::POST_RATINGS->setActive( false );
		$html = $this->page( $post );
		self::assertStringNotContainsString( 'userfeedback', $html );
		self::assertMatchesRegularExpression( '/Text\s+end/', $html );
	}

	public function test_a_manually_placed_rating_appears_in_that_place_and_only_once(): void {
		$before = $this->aPost( 'By hand', array( 'post_content' => "First\n\n[userfeedback-post-ratings]\n\nLast" ) );
		$html   = $this->page( $before );
		self::assertSame( 1, substr_count( $html, self::MARK ), 'None behind the text as well.' );
		self::assertMatchesRegularExpression( '#First.*' . self::MARK . '.*Last#s', $html );

		$block = $this->aPost(
			'Block',
			array( 'post_content' => '<!-- wp:userfeedback/post-ratings {"anchor":"rate","align":"wide"} /-->' )
		);
		$html  = $this->page( $block );
		self::assertSame( 1, substr_count( $html, self::MARK ) );
		self::assertMatchesRegularExpression(
			'#<div (?=[^>]*id="rate")(?=[^>]*class="[^"]*alignwide)[^>]*><div class="userfeedback-post-rating"#',
			$html
		);

		$this->set( array( 'display_settings' => 'manual' ) );
		$plain = $this->aPost();
		self::assertStringNotContainsString( self::MARK, $this->page( $plain ) );
		self::assertSame( 1, substr_count( $this->page( $before ), self::MARK ) );
	}

	public function test_the_shortcode_and_the_template_tag_can_name_a_post(): void {
		$rated = $this->aPost();
		$text  = "[userfeedback-post-ratings id=\"$rated\"]";
		$page  = $this->aPost( 'A page', array( 'post_type' => 'page', 'post_content' => $text ) );
		self::assertSame( $rated, $this->printed( $this->page( $page ) )['id'] );

		ob_start();
		userfeedback_post_ratings( $rated );
		userfeedback_post_ratings();
		$html = (string) ob_get_clean();
		preg_match_all( '/&quot;id&quot;:(\d+)/', $html, $ids );
		self::assertSame( array( (string) $rated, (string) $page ), $ids[1] );
		ob_start();
		userfeedback_post_ratings( 999999 );
		self::assertSame( '', ob_get_clean() );
	}

	public function test_a_page_with_a_rating_takes_one_query_and_a_page_without_takes_none(): void {
		$post = $this->aPost();
		$page = $this->aPost( 'A page', array( 'post_type' => 'page' ) );
		$this->page( $post );
		$queries = new SentQueries();
		$queries->listen();
		$this->page( $post );
		self::assertCount( 1, $queries->ours(), implode( "\n", $queries->ours() ) );
		$queries->forget();
		$this->page( $page );
		self::assertSame( array(), $queries->ours() );
	}

	public function test_a_classic_theme_shows_it_before_or_after_comments_and_keeps_template_variables(): void {
		$post = $this->aPost( 'Commented', array( 'comment_status' => 'open' ) );
		$this->set( array( 'display_settings' => 'before_comments' ) );
		$html = $this->page( $post, true );
		self::assertMatchesRegularExpression(
			'#Its text.</p>\s*<div class="userfeedback-post-rating".*</div><section>comments of ' . $post . '</section>#s',
			$html
		);
		self::assertSame( 1, substr_count( $html, self::MARK ) );

		$this->set( array( 'display_settings' => 'after_comments' ) );
		$html = $this->page( $post, true );
		self::assertMatchesRegularExpression(
			'#<section>comments of ' . $post . '</section><div class="userfeedback-post-rating"#',
			$html
		);
		self::assertSame( 1, substr_count( $html, self::MARK ) );
	}

	public function test_a_block_theme_shows_it_before_or_after_the_comments_block(): void {
		$post = $this->aPost( 'Commented', array( 'comment_status' => 'open' ) );
		wp_insert_comment(
			array(
				'comment_post_ID'  => $post,
				'comment_content'  => 'A comment',
				'comment_approved' => 1,
			)
		);
		$blocks = '<!-- wp:post-content /--><!-- wp:comments --><div class="wp-block-comments"><!-- wp:comment-template -->'
			. '<!-- wp:comment-content /--><!-- /wp:comment-template --></div><!-- /wp:comments -->';
		$places = array(
			'before_comments' => '#userfeedback-post-rating.*A comment#s',
			'after_comments'  => '#A comment.*userfeedback-post-rating#s',
		);
		foreach ( $places as $where => $order ) {
			$this->set( array( 'display_settings' => $where ) );
			$this->open( array( 'p' => $post ) );
			the_post();
			$html = do_blocks( $blocks );
			self::assertMatchesRegularExpression( $order, $html );
			self::assertSame( 1, substr_count( $html, self::MARK ), $where );
		}
	}

	public function test_without_comments_the_rating_follows_the_content(): void {
		$this->set( array( 'display_settings' => 'after_comments' ) );
		$closed = $this->aPost( 'Closed', array( 'comment_status' => 'closed' ) );
		self::assertMatchesRegularExpression( '#Its text.</p>\s*<div class="userfeedback-post-rating"#', $this->page( $closed ) );
		self::assertSame( 1, substr_count( $this->page( $closed, true ), self::MARK ), 'Not behind the template as well.' );

		wp_insert_comment( array( 'comment_post_ID' => $closed, 'comment_content' => 'Old', 'comment_approved' => 1 ) );
		self::assertDoesNotMatchRegularExpression( '#Its text.</p>\s*<div class="userfeedback-post-rating"#', $this->page( $closed ) );
		self::assertMatchesRegularExpression( '#</section><div class="userfeedback-post-rating"#', $this->page( $closed, true ) );
	}

	public function test_a_database_error_leaves_the_page_without_a_rating(): void {
		$post = $this->aPost();
		$this->page( $post );
		add_filter(
			'query',
			static fn( string $sql ): string => str_contains( $sql, '_uf_rating_posts' ) ? 'SELECT nothing FROM uf_nowhere' : $sql
		);
		self::assertStringNotContainsString( 'userfeedback', $this->page( $post ) );
	}

	/** @param array<string, mixed> $changes */
	private function set( array $changes ): void {
		Plugin::get( SaveRatingSettings::class )->run( $changes );
	}

	/** Renders a post's page as a theme does. */
	private function page( int $post, bool $withComments = false ): string {
		$this->open( array( is_post_type_hierarchical( (string) get_post_type( $post ) ) ? 'page_id' : 'p' => $post ) );
		ob_start();
		while ( have_posts() ) {
			the_post();
			the_content();
			if ( $withComments ) {
				add_filter( 'comments_template', fn(): string => "$this->folder/theme/comments.php" );
				comments_template();
			}
		}
		$html = (string) ob_get_clean();
		ob_start();
		do_action( 'wp_footer' );
		wp_scripts()->do_items( PageRatings::SCRIPT );
		return $html . (string) ob_get_clean();
	}

	/**
	 * Starts a page of the site like WordPress, with new hook objects.
	 *
	 * @param array<string, mixed> $query
	 */
	private function open( array $query ): void {
		foreach ( array( 'wp', 'the_content', 'render_block_core/comments', 'render_block_core/post-comments' ) as $hook ) {
			$this->forgetOurs( $hook );
		}
		remove_all_actions( 'wp_footer' );
		remove_all_filters( 'comments_template' );
		$main                    = new WP_Query();
		$GLOBALS['wp_scripts']   = new WP_Scripts();
		$GLOBALS['wp_query']     = $main;
		$GLOBALS['wp_the_query'] = $main;
		$main->query( $query + array( 'post_status' => array( 'publish', 'draft', 'private' ) ) );

		$settings = ( new RatingSettingsRepository() )->get();
		$page     = new PageRatings( $settings, new WidgetScripts( "$this->folder/plugin.php" ), static fn(): string => '' );
		$place    = new RenderRating(
			Plugin::get( CurrentLicensedEdition::class )->lasting(),
			$settings,
			$page,
			new VoteRepository( Plugin::get( Db::class ) ),
			static fn(): RatingKey => Plugin::get( RatingKey::class ),
			Plugin::get( Clock::class )
		);
		remove_all_actions( ManualRatingHooks::TAG );
		$manual = new ManualRatingHooks( static fn(): RenderRating => $place );
		unregister_block_type( 'userfeedback/post-ratings' );
		Hooks::addTo( $manual );
		add_shortcode( ManualRatingHooks::SHORTCODE, array( $manual, 'shortcode' ) );
		$folder = dirname( USERFEEDBACK_FILE ) . '/assets/blocks/post-ratings';
		register_block_type( $folder, array( 'render_callback' => array( $manual, 'block' ) ) );
		( new AutomaticRatingHooks( static fn(): RatingSettings => $settings, static fn(): RenderRating => $place ) )->addPlaces();
		if ( 0 === did_action( 'wp' ) ) {
			remove_all_actions( 'wp' );
			do_action( 'wp' );
		}
	}

	private function content( int $post, bool $inLoop = true ): string {
		$query = $GLOBALS['wp_query'];
		self::assertInstanceOf( WP_Query::class, $query );
		$query->in_the_loop = $inLoop;
		$GLOBALS['post']    = get_post( $post );
		setup_postdata( $post );
		$html = apply_filters( 'the_content', get_post_field( 'post_content', $post ) );
		return is_string( $html ) ? $html : '';
	}

	/** @return array<mixed> */
	private function printed( string $html ): array {
		self::assertSame( 1, preg_match( '/' . self::MARK . '([^"]*)"/', $html, $found ), $html );
		$data = json_decode( html_entity_decode( $found[1], ENT_QUOTES ), true );
		self::assertIsArray( $data );
		return $data;
	}

	/** @return array<mixed> */
	private function data( string $html ): array {
		self::assertSame( 1, preg_match( '#<script[^>]* id="userfeedback-post-ratings"[^>]*>(.*?)</script>#s', $html, $found ), $html );
		$data = json_decode( $found[1], true );
		self::assertIsArray( $data );
		return $data;
	}

	/** Removes our callbacks from a hook, because their objects belong to another page. */
	private function forgetOurs( string $hook ): void {
		/** @var array<string, WP_Hook> $hooks WordPress's. */
		$hooks = $GLOBALS['wp_filter'];
		$all   = isset( $hooks[ $hook ] ) ? $hooks[ $hook ]->callbacks : array();
		foreach ( $all as $priority => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$function = $callback['function'];
				$isOurs   = is_array( $function ) && is_object( $function[0] )
					&& str_starts_with( $function[0]::class, 'UserFeedback\\PostRatings' );
				if ( $isOurs ) {
					remove_filter( $hook, $function, $priority );
				}
			}
		}
	}
}
