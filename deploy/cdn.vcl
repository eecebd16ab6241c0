vcl 4.1;

# A CDN in front of the server, as programs of the edge are written in VCL: for Varnish, and to be carried over to a CDN
# that has its own words for the same rules. Pages and files come from the edge; the API and what depends on a visitor
# are passed on. Adjust the backend; start it with
#   varnishd -a :8080 -f /etc/varnish/cdn.vcl -s malloc,256m -p http_gzip_support=off -p http_req_hdr_len=16k
# With its own support of gzip the edge would ask for nothing else, and brotli never reach a visitor. Headers may be as
# long as the server takes them. TRUSTED_PROXIES=1 for the server.
import std;

backend origin {
  .host = "127.0.0.1";
  .port = "3001";
  .connect_timeout = 2s;
  .probe = {
    .url = "/api/health/live";
    .interval = 2s;
    .initial = 3;
  }
}

sub vcl_recv {
  # Set, not appended: what a client claims does not get through.
  set req.http.X-Forwarded-For = client.ip;
  if (req.url ~ "^/api/" || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }
  # The edge knows one version at a time, the server all that a browser may name.
  if (req.http.If-None-Match ~ "[,*]") {
    return (pass);
  }
  # An old page is shown while the server does not answer, and only then.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  }
  # Cookies and authorization do not matter: what depends on a visitor says that it is not public.
  return (hash);
}

sub vcl_hash {
  # The address as the visitor wrote it: the server has one answer for each.
  hash_data(req.url);
  hash_data(req.http.Host);
  return (lookup);
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control !~ "^public") {
    set beresp.uncacheable = true;
    # How long to remember that this address is passed on.
    set beresp.ttl = 60s;
    return (deliver);
  }
  # Names of files carry a hash of their content. Pages are kept for a second: a crowd asks for them once, and a new
  # release is seen at once. Where the edge is told of a release (a purge), they may be kept for as long as one likes.
  if (beresp.status == 200 && bereq.url ~ "^/_assets/") {
    set beresp.ttl = 1d;
  } else {
    set beresp.ttl = 1s;
  }
  set beresp.grace = 1d;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  # A page that is a second old is new: browsers must not subtract the age from the minute they may keep it.
  unset resp.http.Age;
  # The server has logged an answer from here under no id.
  if (obj.hits > 0) {
    set resp.http.X-Request-Id = "edge-" + req.xid;
  }
  return (deliver);
}

sub vcl_backend_error {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "10";
  synthetic({"<!DOCTYPE html><html lang="ar" dir="rtl"><meta charset="utf-8"><title>503</title>
<p>الموقع لا يستجيب الآن. أعد المحاولة بعد لحظات.</p>
<p lang="en" dir="ltr">The site does not answer right now. Please try again in a moment.</p></html>
"});
  return (deliver);
}
