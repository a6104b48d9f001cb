{
  "targets": [
    {
      "target_name": "histogram",
      "sources": ["src/histogram.cc"],
      "dependencies": [
        "<!(node -p \"require('node-addon-api').targets\"):node_addon_api_except"
      ],
      "defines": ["NAPI_VERSION=8"]
    }
  ]
}
